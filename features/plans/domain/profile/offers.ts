// What the wizard offers at which age: nobody of six is asked about business, and nobody out of school about school books.

import { AIMS, type AimKind } from './aim.ts';
import { INTEREST_REGIONS, type Interest, type InterestRegion } from './interests.ts';
import { type Grade, TEXTBOOKS, type Textbook } from './profile.ts';

const CHILDREN: ReadonlySet<Grade> = new Set(['preschool', 'primary_1_3', 'primary_4_6']);

/** Up to the end of primary school: a parent answers, or sits beside. */
export const isChild = (grade: Grade | null): boolean => grade !== null && CHILDREN.has(grade);

/** Films and tutors for those who do not read yet, or hardly. */
export const isSmallChild = (grade: Grade | null): boolean =>
  grade === 'preschool' || grade === 'primary_1_3';

/** Of whom some are younger than 16: then it is asked whether this account is one of theirs. */
export const mayBeYounger = (grade: Grade | null): boolean =>
  isChild(grade) || grade === 'middle' || grade === 'high';

const FOR_CHILDREN: readonly AimKind[] = ['family', 'trip', 'enjoyment'];

/** What was chosen before stays to be seen. */
export const aimsOffered = (grade: Grade | null, chosen: AimKind | undefined): readonly AimKind[] =>
  AIMS.filter((kind) => {
    if (kind === chosen || !isChild(grade)) return true;
    return FOR_CHILDREN.includes(kind) || (kind === 'exam' && grade !== 'preschool');
  });

/** Books of schools and of Chinese schools abroad. */
const SCHOOL_BOOKS: ReadonlySet<Textbook> = new Set(['made_easy', 'zhongwen', 'yuwen']);

export const textbooksOffered = (grade: Grade | null, chosen: readonly Textbook[]): readonly Textbook[] =>
  TEXTBOOKS.filter((book) => {
    if (book === 'none' || chosen.includes(book)) return true;
    if (isChild(grade)) return SCHOOL_BOOKS.has(book);
    return grade !== 'adult' || !SCHOOL_BOOKS.has(book);
  });

export const interestsOffered = (
  region: InterestRegion,
  grade: Grade | null,
  chosen: readonly Interest[],
): readonly Interest[] =>
  INTEREST_REGIONS[region].filter(
    (interest) => interest !== 'business' || !isChild(grade) || chosen.includes(interest),
  );
