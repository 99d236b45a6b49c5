// The one function that we use of a package whose own types are misnamed.

declare module 'unicode-confusables' {
  /** Replaces each character by the one that stands for all that look like it (Unicode TR 39). */
  export function rectifyConfusion(text: string): string;
}
