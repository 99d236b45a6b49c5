// Why a file was not taken, in the person's language.

import { FILE_PROBLEMS, type FileKind, type FileProblem } from '../../../kit/core/file-kind.ts';
import { errorCode, errorData } from '../../../kit/web/api/api.ts';
import { detailedErrorText } from '../../../kit/web/detailed-error-text.ts';
import { formatNumber, languageTag } from '../../../kit/web/i18n.ts';
import { t } from './texts.ts';

export type UploadFailure = {
  readonly message: string;
  /** Whether the same file is worth another try. */
  readonly canRetry: boolean;
};

/** What a look at the file already tells, before anything is sent; the server looks at the content. */
export function refuseFile(file: File, kind: FileKind): UploadFailure | undefined {
  if (file.size === 0) return problem('empty', kind);
  if (file.size > kind.maxBytes) return tooLarge(kind);
  // A browser that does not know a type says nothing.
  if (file.type !== '' && !kind.types.includes(file.type)) return problem('type_refused', kind);
  return undefined;
}

export function explainUpload(error: unknown, kind: FileKind): UploadFailure {
  const code = errorCode(error);
  const found = code === 'FILE_REFUSED' ? problemOf(errorData(error)) : undefined;
  if (found) return problem(found, kind);
  if (code === 'FILE_TOO_LARGE') return tooLarge(kind);
  if (code === 'TOO_MANY_UPLOADS') return { message: t('errors.TOO_MANY_UPLOADS'), canRetry: true };
  if (code === 'TOO_MANY_REQUESTS' || code === 'UNAUTHORIZED')
    return { message: detailedErrorText(code, errorData(error)), canRetry: true };
  return { message: t('errors.failed'), canRetry: true };
}

function tooLarge({ maxBytes }: FileKind): UploadFailure {
  return { message: t('errors.FILE_TOO_LARGE', { size: inMegabytes(maxBytes) }), canRetry: false };
}

function problem(found: FileProblem, { types }: FileKind): UploadFailure {
  const values = found === 'type_refused' ? { types: namesOf(types) } : {};
  return { message: t(`problems.${found}`, values), canRetry: false };
}

export const inMegabytes = (bytes: number): string =>
  formatNumber(bytes / (1024 * 1024), { maximumFractionDigits: 1, style: 'unit', unit: 'megabyte' });

const WRITTEN_OTHERWISE: Readonly<Record<string, string>> = { 'image/webp': 'WebP' };

/** `image/jpeg` and so on as people know them: JPEG, PNG or GIF. */
export function namesOf(types: readonly string[]): string {
  const names = types.map((type) => WRITTEN_OTHERWISE[type] ?? type.replace(/^.*\/(x-)?/, '').toUpperCase());
  return new Intl.ListFormat(languageTag, { type: 'disjunction' }).format(names);
}

function problemOf(data: unknown): FileProblem | undefined {
  const given = typeof data === 'object' && data !== null && 'problem' in data ? data.problem : undefined;
  return FILE_PROBLEMS.find((known) => known === given);
}
