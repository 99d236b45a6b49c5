// The public face of what is pure about decks of Anki: tables, the fields of notes, readings, what became of a deck.

export { readCsv, writeCsv } from './csv.ts';
export { ankiPackageKind, CSV_LETTERS, takenPackageKind } from './file-kinds.ts';
export { cleanDecks, cleanTags, writtenDecks, writtenTags } from './labels.ts';
export {
  DECK_SKILLS,
  type DeckSkill,
  FIELDS,
  OWN_DECK,
  skillNamed,
  TEMPLATES,
  templateName,
} from './note-type.ts';
export { PACKAGE_PROBLEMS, type PackageProblem } from './problem.ts';
export { cutText, plainText, readFields } from './read-fields.ts';
export {
  EMPTY_REPORT,
  IMPORT_STATUSES,
  type ImportReport,
  REFUSALS,
  type Refusal,
  refuseNote,
} from './report.ts';
export { settleReading } from './settle-reading.ts';
export type { TakenCard, TakenReview, TakenWord } from './taken-word.ts';
