// The public face of the files' pages: sending a file, and showing how that goes.

export { UploadStatus } from './components/upload-status.tsx';
export { inMegabytes, namesOf } from './explain.ts';
export { type Upload, type UploadState, useUpload } from './use-upload.ts';
