"""Fits the unknowns by expectation and maximization: widths known as intervals, some rows no
natural widths at all."""

import numpy

OUTLIER_DENSITY = 1 / 20  # per point: a row that is no natural width may be anything nearby
ROOT_OF_TWO = 1.4142135623730951


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
        self.low = numpy.array([r.low for r in rows])
        self.high = numpy.array([r.high for r in rows])
        self.ink = numpy.array([r.ink for r in rows])
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
        point = self.ink | (self.high - self.low < 0.01)
        middle = (self.low + self.high) / 2
        residual = (middle - predicted) / s
        density = numpy.where(
            point, normal_density(residual) / s, mass / numpy.maximum(self.high - self.low, 1e-6))
        return numpy.where(point, middle, inside), density


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


def fit(system, rows, use=None, rounds=40, tolerance=3e-5, start=None):
    """The unknowns, the trust in each row and the unknowns' precision matrix."""
    targets = Targets(rows, system.noise)
    use = numpy.ones(len(rows), bool) if use is None else use
    matrix, base = system.matrix[use], system.base[use]
    penalty = numpy.diag(1 / system.prior ** 2)
    unknowns = numpy.zeros(len(system.names)) if start is None else start
    for _ in range(rounds):
        predicted = system.base + system.matrix @ unknowns
        expected, density = targets.expect(predicted)
        trust = targets.trust(expected, predicted, density)
        weight = (trust / targets.deviation ** 2)[use]
        left = (matrix * weight[:, None]).T @ matrix + penalty
        right = (matrix * weight[:, None]).T @ (expected[use] - base)
        new = numpy.linalg.solve(left, right)
        change = numpy.max(numpy.abs(new - unknowns))
        unknowns = new
        if change < tolerance:
            break
    return unknowns, trust, left


def estimate_priors(system, rows, rounds=8):
    """Standard deviations a priori of each kind of unknown, by empirical Bayes: what the
    unknowns of the kind scatter, their uncertainty added. Returns them by kind."""
    kinds = numpy.array([name[0] for name in system.names])
    unknowns = None
    for _ in range(rounds):
        unknowns, _, left = fit(system, rows, start=unknowns)
        variance = numpy.diag(numpy.linalg.inv(left))
        for kind in sorted(set(kinds)):
            of = kinds == kind
            mean_square = float(numpy.mean(unknowns[of] ** 2 + variance[of]))
            system.prior[of] = max(mean_square ** 0.5, 1e-5)
    return {kind: float(system.prior[kinds == kind][0]) for kind in sorted(set(kinds))}


def leave_texts_out(system, rows, applied, unknowns, trust):
    """The width predicted for each row by the fit without any row of its text.

    Each text is taken out of the normal equations of the converged fit, which is exact for the
    weights and expected widths that the other rows have there. `applied` holds the equations to
    predict with: those of the engine.
    """
    targets = Targets(rows, system.noise)
    predicted = system.base + system.matrix @ unknowns
    expected, _ = targets.expect(predicted)
    weight = trust / targets.deviation ** 2
    left = (system.matrix * weight[:, None]).T @ system.matrix + numpy.diag(1 / system.prior ** 2)
    inverse = numpy.linalg.inv(left)
    result = applied.base + applied.matrix @ unknowns
    for indices in texts(rows):
        used = indices[weight[indices] > LEAST_WEIGHT]
        if used.size:
            own = system.matrix[used]
            spread = inverse @ own.T
            rest = numpy.diag(1 / weight[used]) - own @ spread
            change = spread @ numpy.linalg.solve(rest, (expected - predicted)[used])
            result[indices] -= applied.matrix[indices] @ change
    return result


LEAST_WEIGHT = 1e-9  # rows that count for less took no part


def texts(rows):
    """The indices of the rows of each text."""
    found = {}
    for i, row in enumerate(rows):
        found.setdefault(row.group, []).append(i)
    return [numpy.array(found[group]) for group in sorted(found)]


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
