"""Fits the unknowns by Newton's method: widths known as intervals, some rows no natural widths at
all, each row trusted as far as the fit so far explains it."""

import numpy

OUTLIER_DENSITY = 1 / 20  # per point: a row that is no natural width may be anything nearby
ROOT_OF_TWO = 1.4142135623730951


LEAST_MASS = 1e-9  # of an interval: beyond, it counts as its nearer end
LEAST_BEND = 1e-3  # inside a wide interval the density is flat
LEAST_TRUST = 1e-3  # rows that are trusted less take no part
FREEDOM = 4  # degrees of freedom of the device rows' errors


def normal_density(x):
    return numpy.exp(-0.5 * x * x) / numpy.sqrt(2 * numpy.pi)


def normal_share(x):
    """Cumulative normal distribution (Abramowitz and Stegun 7.1.26, absolute error 1.5e-7)."""
    z = numpy.abs(x) / ROOT_OF_TWO
    t = 1 / (1 + 0.3275911 * z)
    series = t * (0.254829592 + t * (-0.284496736 + t * (
        1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    value = 1 - series * numpy.exp(-z * z)
    return 0.5 * (1 + numpy.sign(x) * value)


class Targets:
    """What the rows say, as arrays."""

    def __init__(self, rows, noise):
        """`noise` is the model error of each row, points."""
        self.low = numpy.array([r.low for r in rows])
        self.high = numpy.array([r.high for r in rows])
        self.ink = numpy.array([r.ink for r in rows])
        self.point = self.ink | (self.high - self.low < 0.01)
        spread = numpy.array([r.spread for r in rows])
        self.deviation = numpy.sqrt(noise ** 2 + spread ** 2)
        self.natural = numpy.array([r.natural for r in rows])
        self.device = numpy.array([r.source == "device" for r in rows])
        names = {name: i for i, name in enumerate(sorted({r.twin or r.id for r in rows}))}
        self.recording = numpy.array([names[r.twin or r.id] for r in rows])

    def expect(self, predicted):
        """(expected width, density, variance left) of each row, given the prediction."""
        s = self.deviation
        a, b = (self.low - predicted) / s, (self.high - predicted) / s
        mass = numpy.maximum(normal_share(b) - normal_share(a), 1e-12)
        inside = predicted + s * (normal_density(a) - normal_density(b)) / mass
        inside = numpy.clip(inside, self.low, self.high)
        middle = (self.low + self.high) / 2
        residual = (middle - predicted) / s
        density = numpy.where(
            self.point, normal_density(residual) / s,
            mass / numpy.maximum(self.high - self.low, 1e-6))
        return numpy.where(self.point, middle, inside), density

    def slopes(self, predicted):
        """(first, negative second) derivative of each row's log density by the prediction."""
        s = self.deviation
        a, b = (self.low - predicted) / s, (self.high - predicted) / s
        mass = numpy.maximum(normal_share(b) - normal_share(a), 1e-12)
        slope = (normal_density(a) - normal_density(b)) / mass
        bend = slope ** 2 + (b * normal_density(b) - a * normal_density(a)) / mass
        # Rows that are points, and intervals so far off that only their nearer end counts.
        nearest = numpy.where(
            self.point, (self.low + self.high) / 2, numpy.clip(predicted, self.low, self.high))
        single = self.point | (mass < LEAST_MASS)
        slope = numpy.where(single, (nearest - predicted) / s, slope)
        bend = numpy.where(single, 1.0, numpy.clip(bend, LEAST_BEND, 1.0))
        return slope / s, bend / s ** 2

    def trust(self, expected, predicted, density):
        """How far each row counts: device rows by Student's t, stored frames by the probability
        that they are natural widths at all."""
        residual = (expected - predicted) / self.deviation
        student = (FREEDOM + 1) / (FREEDOM + residual ** 2)
        good = self.natural * density
        alike = numpy.bincount(self.recording, good)[self.recording]
        known = numpy.bincount(self.recording, self.natural)[self.recording]
        mixture = good / (alike + (1 - known) * OUTLIER_DENSITY)
        return numpy.where(self.device, student, mixture)


def fit(system, rows, use=None, rounds=(12, 5, 12), tolerance=1e-4):
    """The unknowns, the trust in each row and the unknowns' precision matrix.

    The fit begins with the wider model error, under which bold and semibold frames tell apart,
    and narrows it to the system's in steps.
    """
    use = numpy.ones(len(rows), bool) if use is None else use
    unknowns = numpy.zeros(len(system.names))
    for step, count in enumerate(rounds):
        part = step / (len(rounds) - 1)
        noise = system.first_noise * (1 - part) + system.noise * part
        unknowns, trust, left = descend(system, Targets(rows, noise), use, unknowns, count, tolerance)
    return unknowns, trust, left


def descend(system, targets, use, unknowns, rounds, tolerance):
    """Newton's steps from given unknowns with one model error."""
    penalty = 1 / system.prior ** 2
    for _ in range(rounds):
        predicted = system.base + system.matrix @ unknowns
        expected, density = targets.expect(predicted)
        trust = targets.trust(expected, predicted, density)
        slope, bend = targets.slopes(predicted)
        counts = use & (trust > LEAST_TRUST)
        matrix, weight = system.matrix[counts], (trust * bend)[counts]
        left = (matrix * weight[:, None]).T @ matrix + numpy.diag(penalty)
        right = matrix.T @ (trust * slope)[counts] - penalty * unknowns
        change = numpy.linalg.solve(left, right)
        unknowns = unknowns + change
        if numpy.max(numpy.abs(change)) < tolerance:
            break
    return unknowns, trust, left


def estimate_priors(system, rows, rounds=8):
    """Standard deviations a priori of each kind of unknown, by empirical Bayes: what the
    unknowns of the kind scatter, their uncertainty added. Returns them by kind."""
    kinds = numpy.array([name[0] for name in system.names])
    for _ in range(rounds):
        unknowns, _, left = fit(system, rows)
        variance = numpy.diag(numpy.linalg.inv(left))
        for kind in sorted(set(kinds)):
            of = kinds == kind
            mean_square = float(numpy.mean(unknowns[of] ** 2 + variance[of]))
            system.prior[of] = max(mean_square ** 0.5, 1e-5)
    return {kind: float(system.prior[kinds == kind][0]) for kind in sorted(set(kinds))}


def folds(rows, count, seed=0):
    """A fold number for each row; rows of one text share it."""
    groups = sorted({row.group for row in rows})
    order = numpy.random.default_rng(seed).permutation(len(groups))
    of = {group: int(order[i]) % count for i, group in enumerate(groups)}
    return numpy.array([of[row.group] for row in rows])


def cross_validate(system, rows, applied, count=10, seed=0):
    """The width predicted for each row by a fit that never saw its text.

    `applied` holds the equations to predict with: those of the engine.
    """
    of = folds(rows, count, seed)
    predicted = numpy.zeros(len(rows))
    for fold in range(count):
        unknowns, _, _ = fit(system, rows, of != fold)
        held = of == fold
        predicted[held] = applied.base[held] + applied.matrix[held] @ unknowns
    return predicted
