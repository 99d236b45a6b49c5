// The admins' overview: what features say waits and stands, and their numbers of the last days.

import type { Locale } from '../../../kit/core/locale.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Log } from '../../../kit/server/log.ts';
import { bookDay, type DayFigure, type OverviewPart } from '../../../kit/server/parts/overview-part.ts';
import { readFigure, readKept } from './day-figures.ts';
import { readParts } from './read-parts.ts';

type Deps = {
  readonly db: Database;
  readonly log: Log;
  readonly overviewParts: readonly OverviewPart[];
  readonly dayFigures: readonly DayFigure[];
};

type OverviewParams = { readonly locale: Locale; readonly count: number; readonly now: Date };

export async function readOverview({ db, log, ...declared }: Deps, { locale, count, now }: OverviewParams) {
  const span = { today: bookDay(now), count };
  const parts = declared.overviewParts.map((part) => ({
    ...part,
    read: () => part.read(db, { locale, now }),
  }));
  const kept = await readKept(db, declared.dayFigures, span);
  const figures = declared.dayFigures.map((figure) => ({
    ...figure,
    read: () => readFigure(db, figure, { ...span, kept: kept.get(figure.name) ?? new Map() }),
  }));
  const [shown, counted] = await Promise.all([
    readParts(parts, { locale }, { log }),
    readParts(figures, { locale }, { log }),
  ]);
  const known = new Map(declared.dayFigures.map((figure) => [figure.name, figure]));
  return {
    readAt: now.toISOString(),
    parts: shown,
    figures: counted.map(({ name, title, content }) => ({
      name,
      title,
      unit: known.get(name)?.unit ?? 'count',
      partOf: known.get(name)?.partOf ?? null,
      days: content === null ? null : [...content],
    })),
  };
}
