// The report as a table: each number with its name, then each day of the calendar.

import { type CsvCell, toCsv } from '../../../kit/core/text/csv.ts';
import { locale } from '../../../kit/web/i18n.ts';
import type { Report } from './queries.ts';
import { bandText } from './show.ts';
import { t } from './texts.ts';

type Row = readonly CsvCell[];

export function reportCsv(report: Report): string {
  const { period, from, date, minutes, studyDays, sentences, progress, words, answers, memory, calendar } =
    report;
  const span = t(`period.${period}`);
  return toCsv([
    [t('csv.what'), t('csv.of'), t('csv.number')],
    [t('csv.from'), span, from ?? ''],
    [t('csv.until'), span, date],
    [t('csv.minutes'), span, minutes],
    [t('csv.studyDays'), span, studyDays],
    [t('csv.sentences'), span, sentences],
    [t('csv.met'), span, words.met],
    [t('csv.metAndKept'), span, words.metAndKept],
    ...words.states.map(({ state, count }): Row => [t('csv.words'), t(`words.states.${state}`), count]),
    ...words.bands.map(({ band, known }): Row => [t('csv.known'), bandText(band), known]),
    ...answers.skills.flatMap(({ skill, right, missed }): Row[] => [
      [t('csv.right'), t(`skills.names.${skill}`), right],
      [t('csv.missed'), t(`skills.names.${skill}`), missed],
    ]),
    [t('csv.right'), t('help.unaided'), answers.unaided.right],
    [t('csv.missed'), t('help.unaided'), answers.unaided.missed],
    [t('csv.right'), t('help.aided'), answers.aided.right],
    [t('csv.missed'), t('help.aided'), answers.aided.missed],
    [t('csv.asked'), span, memory.asked],
    [t('csv.remembered'), span, memory.known],
    ...answers.points.map(({ title, missed }): Row => [t('csv.mistakes'), title[locale], missed]),
    [t('progress.percentage'), t('period.all'), progress.percentage],
    [t('progress.days'), t('period.all'), progress.days],
    [t('progress.lessons'), t('period.all'), progress.lessons],
    [t('progress.lessonsPlaced'), t('period.all'), progress.lessonsPlaced],
    [t('voice.own.wordsKnown'), t('period.all'), progress.words],
    ...calendar.days.map((day): Row => [t('csv.minutes'), day.date, day.minutes]),
  ]);
}
