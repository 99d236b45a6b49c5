// Keeps what was made of something as long as that stays the very same.

/** `make` is called anew when `source` gives another object than the last time. */
export function madeOnce<Source extends object, Made>(
  source: () => Source,
  make: (source: Source) => Made,
): () => Made {
  let last: { readonly of: Source; readonly made: Made } | undefined;
  return () => {
    const of = source();
    if (last?.of !== of) last = { of, made: make(of) };
    return last.made;
  };
}
