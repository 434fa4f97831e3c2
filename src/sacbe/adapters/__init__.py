"""The games behind the interfaces that research uses: OpenSpiel, PettingZoo, Gymnasium, batches.

Each is a module of its own that is imported by name, for each needs a library of its own; the
extra `sacbe[research]` brings them all. Batches need nothing but NumPy.
"""
