// Makes an id out of a name.

const ID_MAX = 40;

/** The Latin letters of a name as an id; `other` where there are none. */
export function slugOf(name: string, other: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const from = words.findIndex((word) => /^[a-z]+$/.test(word));
  return from < 0 ? other : words.slice(from).join('-').slice(0, ID_MAX).replace(/-+$/, '');
}

/** Whether something can have this id: small words joined by hyphens. */
export const isSlug = (id: string): boolean => /^[a-z]+(-[a-z0-9]+)*$/.test(id);
