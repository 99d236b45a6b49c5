// The public face of the learning content's pages: the files of lessons and texts in the version that learners meet.

export { readFile, readPieceFile, readPublished } from './published.ts';
