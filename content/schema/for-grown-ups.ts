// Whose subject is of grown-ups: not listed for whoever has said that they are under 16. Who has a link opens them all the same.

const ROLES: ReadonlySet<string> = new Set([
  'bank-clerk',
  'buying-agent',
  'colleague',
  'interviewer',
  'journalist',
  'landlord',
  'li-bai',
  'matchmaking-aunt',
  'mother-in-law',
  'su-shi',
]);

/** By place and id; `business` is work from end to end. */
const SCENES: ReadonlySet<string> = new Set([
  'education/extension',
  'education/parents-evening',
  'education/scholarship',
  'education/thesis',
  'hospital/checkup-report',
  'restaurant/banquet',
  'shopping/purchasing-agent',
  'travel/insurance',
]);

const TEXTS: ReadonlySet<string> = new Set(['the-blind-date']);

export const isRoleForGrownUps = (id: string): boolean => ROLES.has(id);
export const isSceneForGrownUps = (place: string, id: string): boolean =>
  place === 'business' || SCENES.has(`${place}/${id}`);
export const isTextForGrownUps = (id: string): boolean => TEXTS.has(id);

type Ids = {
  readonly roles: readonly string[];
  readonly scenes: readonly string[];
  readonly texts: readonly string[];
};

/** What is named here and is not there (any more): it would be listed for younger people unnoticed. */
export function unknownForGrownUps({ roles, scenes, texts }: Ids): string[] {
  const missing = (named: ReadonlySet<string>, there: readonly string[]) =>
    [...named].filter((id) => !there.includes(id));
  return [...missing(ROLES, roles), ...missing(SCENES, scenes), ...missing(TEXTS, texts)];
}
