// How a report appears in answers.

import type { NamedReport } from './reports-repo.ts';

export function toReportView({ context, handledAt, createdAt, ...report }: NamedReport) {
  const { id, userId, userName, reason, comment, answer, speaker, model, state, note, version } = report;
  return {
    id,
    userId,
    userName,
    reason,
    comment,
    answer,
    context: context.map(({ author, text }) => ({ author, text })),
    speaker,
    model,
    state,
    note,
    version,
    handledAt: handledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
