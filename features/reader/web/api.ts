// The public face of the reader's pages: a text as it looks to its readers.

export { TextPreview } from './reading/text-preview.tsx';
