"""Writes random systems of linear constraints with the answers of kiwisolver, one a line.

Usage: record_kiwi.py COUNT SEED > Tests/Truth/kiwi.cases    (pip install kiwisolver==1.5.1)

Each line: variables | relation priority constant factor..., ... | refused constraints | values
Compared by Tests/ConstraintSolverTests/KiwiTests.swift; LARGEPRINT_KIWI_CASES names another file.
"""

import os
import random
import sys

import kiwisolver

HEADER = """\
# Random systems and the answers of kiwisolver 1.5.1, by Tools/record_kiwi.py {count} {seed}.
# variables | relation priority constant factor..., ... | refused constraints | values"""

STRENGTHS = {
    1000: kiwisolver.strength.required,
    750: kiwisolver.strength.strong,
    500: kiwisolver.strength.medium,
    250: kiwisolver.strength.weak,
}
RELATIONS = {"=": "==", "<": "<=", ">": ">="}


def solver_with(constraints):
    """A new solver: one that has refused a constraint gives wrong values afterwards."""
    solver = kiwisolver.Solver()
    for constraint in constraints:
        solver.addConstraint(constraint)
    return solver


def random_row(generator, count):
    """Relation, priority, constant and factors of one constraint."""
    factors = [generator.choice([0, 0, 0, 1, 1, -1, -1, 2, -2]) for _ in range(count)]
    if not any(factors):
        factors[0] = 1
    constant = generator.randint(-30, 30)
    relation = generator.choice("=<>")
    return relation, generator.choice([250, 500, 750, 1000, 1000]), constant, *factors


def record(generator):
    """One line: a system and its answers."""
    variables = [kiwisolver.Variable(str(i)) for i in range(generator.randint(1, 5))]
    rows, refused, kept = [], [], []
    solver = solver_with(kept)
    for index in range(generator.randint(1, 10)):
        row = random_row(generator, len(variables))
        rows.append(" ".join(map(str, row)))
        relation, priority, constant, *factors = row
        terms = [kiwisolver.Term(v, f) for v, f in zip(variables, factors) if f]
        constraint = kiwisolver.Constraint(
            kiwisolver.Expression(terms, -constant), RELATIONS[relation], STRENGTHS[priority]
        )
        try:
            solver.addConstraint(constraint)
            kept.append(constraint)
        except kiwisolver.UnsatisfiableConstraint:
            refused.append(index)
            solver = solver_with(kept)
    solver.updateVariables()
    values = " ".join(repr(round(v.value(), 6)) for v in variables)
    return " | ".join([str(len(variables)), ", ".join(rows), " ".join(map(str, refused)), values])


def main(count, seed):
    """Writes so many systems, each with a seed and a process of its own.

    Now and then kiwisolver ends its process ("The objective is unbounded"), depending on where its
    variables lie in memory; those systems are left out.
    """
    print(HEADER.format(count=count, seed=seed), flush=True)
    for number in range(count):
        child = os.fork()
        if child == 0:
            print(record(random.Random(seed * 1_000_000 + number)), flush=True)
            os._exit(0)
        if os.waitpid(child, 0)[1] != 0:
            print(f"system {number} ended kiwisolver", file=sys.stderr)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
