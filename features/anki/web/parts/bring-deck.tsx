// Chooses a deck, sends it, and shows what became of it.

import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { decodeText } from '../../../../kit/web/files/decode-text.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Spinner } from '../../../../kit/web/ui/elements/spinner.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { inMegabytes, UploadStatus, useUpload } from '../../../files/web/api.ts';
import { ankiPackageKind, CSV_LETTERS, NAME_MAX } from '../../domain/index.ts';
import { ankiApi, type DeckImport, importBegun, importsQuery, isRunning } from '../anki-api.ts';
import { t } from '../texts.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportReport } from './import-report.tsx';

const ACCEPTED = '.apkg,.colpkg,.csv,.tsv,.txt';
const ZIP = 'application/zip';
const PACKAGE_NAME = /\.(?:apkg|colpkg|zip)$/i;

type BringDeckProps = {
  /** The deck that was brought last; null where none was. */
  readonly latest: DeckImport | null;
  /** When words have come from a deck. */
  readonly onBrought: () => void;
};

export function BringDeck({ latest, onBrought }: BringDeckProps) {
  const { choose, upload, isSending, problem } = useSending();
  useBrought(latest, onBrought);
  const running = latest && isRunning(latest) ? latest : null;
  return (
    <div className="grid gap-4">
      {isSending || running ? null : (
        <ChooseFile
          label={t('bring.choose')}
          hint={t('bring.hint', { size: inMegabytes(ankiPackageKind.maxBytes) })}
          accept={ACCEPTED}
          onChoose={(file) => void choose(file)}
        />
      )}
      <UploadStatus upload={upload} />
      {problem === undefined ? null : <Notice tone="wrong">{problem}</Notice>}
      {running ? (
        <output className="flex items-center gap-3">
          <Spinner />
          {t('bring.running', { count: seenWords(running) })}
        </output>
      ) : null}
      {latest && !running && !isSending ? <ImportReport imported={latest} /> : null}
    </div>
  );
}

/** Every archive begins so; what does not is no deck, whatever it is called. Nobody need wait for its upload to hear that. */
const ARCHIVE_BEGINS = [0x50, 0x4b, 0x03, 0x04];

async function isPackage(file: File): Promise<boolean> {
  const begin = new Uint8Array(await file.slice(0, ARCHIVE_BEGINS.length).arrayBuffer());
  return ARCHIVE_BEGINS.every((byte, place) => begin[place] === byte);
}

const seenWords = ({ report }: DeckImport) => report.added + report.updated + report.doubled;

const nameOf = (file: File): string => file.name.slice(0, NAME_MAX);

/** Packages go as files, tables as text. */
function useSending() {
  const [problem, setProblem] = useState<string>();
  const name = useRef('');
  /** Another tab is bringing a deck: this page shows that one. */
  const explain = (error: unknown) => {
    const code = errorCode(error);
    if (code === 'IMPORT_RUNNING') void queryClient.invalidateQueries(importsQuery);
    setProblem(code === 'IMPORT_RUNNING' ? t('bring.busy') : errorText(code));
  };
  const upload = useUpload({
    kind: ankiPackageKind,
    finish: async (uploadId) => {
      try {
        // The upload's id is the import's, too: asked again after a lost answer, it is the same.
        const deck = { kind: 'package', uploadId } as const;
        importBegun(await ankiApi.bring({ id: uploadId, name: name.current, deck }));
      } catch (error) {
        if (errorCode(error) !== 'IMPORT_RUNNING') throw error;
        explain(error);
      }
    },
  });
  const table = useMutation({
    mutationFn: (text: string) =>
      ankiApi.bring({ id: newId(), name: name.current, deck: { kind: 'table', text } }),
    onSuccess: importBegun,
    onError: explain,
    networkMode: 'always',
  });
  const choose = async (file: File) => {
    setProblem(undefined);
    name.current = nameOf(file);
    // Browsers call packages many things; the server looks at their content.
    if (PACKAGE_NAME.test(file.name)) {
      if (await isPackage(file)) return upload.start(new File([file], file.name, { type: ZIP }));
      return setProblem(t('problem.not_a_package'));
    }
    // No letter takes more than four bytes.
    if (file.size > 4 * CSV_LETTERS) return setProblem(t('bring.tooLong'));
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (text === undefined) setProblem(t('problem.not_a_package'));
    else if (text.length > CSV_LETTERS) setProblem(t('bring.tooLong'));
    else table.mutate(text);
  };
  return { choose, upload, isSending: upload.state.status === 'sending' || table.isPending, problem };
}

/** Says so once, when a deck that was seen on its way has arrived. */
function useBrought(latest: DeckImport | null, onBrought: () => void): void {
  const brought = useEffectEvent(onBrought);
  const running = useRef<string>(undefined);
  useEffect(() => {
    if (!latest) return;
    if (isRunning(latest)) running.current = latest.id;
    else if (running.current === latest.id) {
      running.current = undefined;
      brought();
    }
  }, [latest]);
}
