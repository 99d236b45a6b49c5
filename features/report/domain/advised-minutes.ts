// How long a day is advised at least: what a grown-up can hold is too much for a child of eight.

/** What is known of somebody's age: the grade of their learning profile, and whether they said that they are younger than 16. */
export type KnownAge = { readonly grade: string | null; readonly isYounger: boolean };

const BY_GRADE: ReadonlyMap<string, number> = new Map([
  ['preschool', 10],
  ['primary_1_3', 15],
  ['primary_4_6', 20],
]);
const YOUNGER = 20;
const ADULT = 30;

export function advisedMinutes({ grade, isYounger }: KnownAge): number {
  if (grade !== null) return BY_GRADE.get(grade) ?? ADULT;
  return isYounger ? YOUNGER : ADULT;
}
