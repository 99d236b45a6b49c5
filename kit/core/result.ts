// The one way a domain function says that it worked or why it did not.

export type Failure<Code extends string = string, Data = undefined> = {
  readonly code: Code;
  readonly data: Data;
};

export type Result<Value, Error extends Failure<string, unknown> = Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Error };

/** Wraps a value as a success. */
export function ok<const Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Wraps an error code, and what the reader needs to know about it, as a failure. */
export function err<const Code extends string>(
  code: Code,
): { readonly ok: false; readonly error: Failure<Code> };
export function err<const Code extends string, const Data>(
  code: Code,
  data: Data,
): { readonly ok: false; readonly error: Failure<Code, Data> };
export function err(
  code: string,
  data?: unknown,
): { readonly ok: false; readonly error: Failure<string, unknown> } {
  return { ok: false, error: { code, data } };
}
