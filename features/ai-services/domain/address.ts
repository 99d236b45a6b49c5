// Which addresses a provider may have.

/** Plain http or https with a host, without user name, query or fragment; local servers are welcome (decision 22). */
export function isProviderAddress(address: string): boolean {
  return /^https?:\/\/[^\s/?#@]+(\/[^\s?#@]*)?$/i.test(address) && URL.canParse(address);
}

/** Whether a key that was given for one address would go to another server at the other. */
export const isOtherServer = (before: string, after: string): boolean =>
  new URL(before).origin !== new URL(after).origin;
