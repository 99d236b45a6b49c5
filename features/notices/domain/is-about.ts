// Whether a page shows what a notice tells of: then whoever opens the page has seen the notice's matter.

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const partsOf = (address: string) => {
  // A place on a page is the page.
  const [whole = ''] = address.split('#');
  const [path = '', search = ''] = whole.split('?');
  return {
    segments: path.split('/').filter((part) => part !== ''),
    search: search.split('&').filter(Boolean),
  };
};

/**
 * Both are addresses within the site, with their search. A notice that leads to a thing (its last id) is about every page
 * of that thing, such as a payment and its receipt; one that leads to a page without an id is about that page alone.
 */
export function isAbout(notice: string, page: string): boolean {
  const [told, shown] = [partsOf(notice), partsOf(page)];
  const thing = told.segments.findLastIndex((part) => ID.test(part));
  const needed = thing < 0 ? told.segments : told.segments.slice(0, thing + 1);
  const isSamePlace =
    needed.every((part, place) => shown.segments[place] === part) &&
    (thing >= 0 || shown.segments.length === needed.length);
  return isSamePlace && told.search.every((pair) => shown.search.includes(pair));
}
