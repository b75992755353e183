"""Fits the unknowns by expectation and maximization: widths known as intervals, some rows no
natural widths at all."""

import numpy

OUTLIER_DENSITY = 1 / 20  # per point: a row that is no natural width may be anything nearby
_ERROR_FUNCTION_STEPS = 1.4142135623730951


def normal_density(x):
    return numpy.exp(-0.5 * x * x) / numpy.sqrt(2 * numpy.pi)


def normal_share(x):
    """Cumulative normal distribution (Abramowitz and Stegun 7.1.26, absolute error 1.5e-7)."""
    z = numpy.abs(x) / _ERROR_FUNCTION_STEPS
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


def fit(system, rows, use=None, rounds=40, tolerance=1e-5):
    """The unknowns, and the probability of each row to be a natural width."""
    targets = Targets(rows, system.noise)
    use = numpy.ones(len(rows), bool) if use is None else use
    matrix, base = system.matrix[use], system.base[use]
    penalty = numpy.diag(1 / system.prior ** 2)
    unknowns = numpy.zeros(len(system.names))
    for _ in range(rounds):
        expected, density = targets.expect(system.base + system.matrix @ unknowns)
        good = targets.natural * density
        trust = good / (good + (1 - targets.natural) * OUTLIER_DENSITY)
        weight = (trust / targets.deviation ** 2)[use]
        left = (matrix * weight[:, None]).T @ matrix + penalty
        right = (matrix * weight[:, None]).T @ (expected[use] - base)
        new = numpy.linalg.solve(left, right)
        change = numpy.max(numpy.abs(new - unknowns))
        unknowns = new
        if change < tolerance:
            break
    return unknowns, trust


def folds(rows, count, seed=0):
    """A fold number for each row; rows of one text share it."""
    groups = sorted({row.group for row in rows})
    order = numpy.random.default_rng(seed).permutation(len(groups))
    of = {group: int(order[i]) % count for i, group in enumerate(groups)}
    return numpy.array([of[row.group] for row in rows])


def cross_validate(system, rows, count=10, seed=0):
    """The width predicted for each row by a fit that never saw its text."""
    of = folds(rows, count, seed)
    predicted = numpy.zeros(len(rows))
    for fold in range(count):
        unknowns, _ = fit(system, rows, of != fold)
        held = of == fold
        predicted[held] = system.base[held] + system.matrix[held] @ unknowns
    return predicted
