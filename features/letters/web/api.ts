// What other features show of letters: the dialog to write one, and a person's, for admins.

export { PersonLetters } from './components/person-letters.tsx';
export { WriteLetterDialog } from './components/write-letter-dialog.tsx';
