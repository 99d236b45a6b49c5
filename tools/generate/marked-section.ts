// Replaces the generated part of a page, which lies between two comments.

/**
 * `page` with `content` between `<!-- generated: name -->` and `<!-- end: name -->`.
 * Throws when the page has no such pair.
 */
export function replaceSection(page: string, name: string, content: string): string {
  const begin = `<!-- generated: ${name} -->`;
  const end = `<!-- end: ${name} -->`;
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`the page has no section between "${begin}" and "${end}"`);
  return `${page.slice(0, from + begin.length)}\n${content.trim()}\n${page.slice(to)}`;
}
