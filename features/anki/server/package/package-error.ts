// Thrown while a package is read, in the process of its own that reads it; it never leaves that process as an exception.

import type { PackageProblem } from '../../domain/index.ts';

export class PackageError extends Error {
  readonly problem: PackageProblem;
  constructor(problem: PackageProblem) {
    super(problem);
    this.problem = problem;
  }
}
