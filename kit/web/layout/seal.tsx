// The product's mark: the two characters of its name, cut into a cinnabar seal.

export function Seal({ size }: { readonly size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" className="shrink-0">
      <rect width="32" height="32" rx="6" className="fill-seal" />
      <path
        d="M8 9.5h5M10.5 9.5v12c0 1.6 1.4 2 2.6.8M17 9h7.5M20.7 9c-.4 3.2-1.6 5.7-4 7.2M17.2 13h6.4M18 17.5h6v5.3h-6z"
        className="fill-transparent stroke-on-seal"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
