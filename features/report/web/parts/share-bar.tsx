// A share of a whole as a bar; the numbers stand beside it.

/** `share`: 0 to 1. */
export function ShareBar({ share }: { readonly share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2 w-full">
      <rect width={100} height={4} rx={0.5} className="fill-raised" />
      <rect width={100 * share} height={4} rx={0.5} className="fill-good" />
    </svg>
  );
}
