// An error that prevents the start; its message is written for the person at the console.

export class EmbeddedPostgresError extends Error {}

/** The `code` of a Node system error (`ENOENT`, `EEXIST` …), or undefined. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
