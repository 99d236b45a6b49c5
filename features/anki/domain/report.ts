// What became of a deck that was brought.

export const IMPORT_STATUSES = ['waiting', 'running', 'done', 'refused'] as const;

/** Why a note was refused. */
export const REFUSALS = ['no_word', 'sentence', 'no_reading', 'list_full'] as const;
export type Refusal = (typeof REFUSALS)[number];

export type ImportReport = {
  readonly added: number;
  readonly updated: number;
  readonly doubled: number;
  readonly refused: number;
  readonly reviews: number;
  readonly sounds: number;
  readonly samples: readonly { readonly text: string; readonly why: Refusal }[];
};

export const EMPTY_REPORT: ImportReport = {
  added: 0,
  updated: 0,
  doubled: 0,
  refused: 0,
  reviews: 0,
  sounds: 0,
  samples: [],
};

const SAMPLES_MAX = 20;

export function refuseNote(report: ImportReport, text: string, why: Refusal): ImportReport {
  return {
    ...report,
    refused: report.refused + 1,
    samples: report.samples.length < SAMPLES_MAX ? [...report.samples, { text, why }] : report.samples,
  };
}
