// What other pages ask of the preschool.

export { filmsQuery } from './film-queries.ts';
export { LockedDoor } from './parent/locked-door.tsx';
