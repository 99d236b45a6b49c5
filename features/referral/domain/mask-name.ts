// A name as an inviter may see it: enough to know a friend again, too little to find a stranger.

/** The first character and three stars, whatever the length. */
export function maskName(name: string): string {
  return `${Array.from(name.trim())[0] ?? ''}***`;
}
