// Study time as people read it.

/** Whole minutes, a begun one as one: "1 minute left" until there is none. */
export const minutesLeft = (seconds: number): number => Math.ceil(seconds / 60);

/** Whole minutes of what is past. */
export const minutesStudied = (seconds: number): number => Math.floor(seconds / 60);

/** Hours, minutes and seconds until a moment, `7:05:09`; zero when it has come. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
