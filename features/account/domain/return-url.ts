// Where a person goes after signing in: a path of this site with its query, and nothing else.

/** The sign-in address that leads back to `pathAndQuery`. */
export function signInUrl(pathAndQuery: string): string {
  return `/auth/login?returnUrl=${encodeURIComponent(pathAndQuery)}`;
}

/** The same for who has no account yet. */
export function registerUrl(pathAndQuery: string): string {
  return `/auth/register?returnUrl=${encodeURIComponent(pathAndQuery)}`;
}

/**
 * The safe form of a received `returnUrl`: a path of this site, else `/`. Refuses other sites in every disguise
 * (`//host`, `/\host`, `https:host`, control characters) and the sign-in pages themselves, which would go in a circle.
 */
export function safeReturnUrl(value: string | null | undefined): string {
  if (!value?.startsWith('/') || hasUnsafeCharacters(value)) return '/';
  const here = 'https://here.invalid';
  if (!URL.canParse(value, here)) return '/';
  const url = new URL(value, here);
  if (url.origin !== here || url.pathname.startsWith('//') || /^\/auth\//i.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

function hasUnsafeCharacters(value: string): boolean {
  return (
    value.includes('\\') || Array.from(value).some((character) => character <= ' ' || character === '\u007f')
  );
}
