// The public face of what is pure about files.

export { FILE_ERRORS } from './refusal.ts';
