// Puts the words that people keep and miss into the schema `bench`: those of our own content, with their readings.

import { lookUp, segment } from '../../../chinese/words/index.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import { contentTexts } from '../../chinese/texts.ts';
import type { Sql } from './copy-rows.ts';

const TEXTS = 4000;

export async function fillWordList(sql: Sql): Promise<void> {
  const lexicon = openLexicon();
  const texts = contentTexts().slice(0, TEXTS);
  const all = texts.flatMap((text) => segment(lexicon, text).map((word) => word.text));
  const words = [...new Set(all)].flatMap((word) => {
    const reading = lookUp(lexicon, word)?.readings[0];
    return reading === undefined ? [] : [{ word, reading }];
  });
  await sql.query(
    `create table bench.words as select row_number() over () - 1 as n, * from unnest($1::text[], $2::text[]) as w (word, pinyin)`,
    [words.map(({ word }) => word), words.map(({ reading }) => reading)],
  );
  await sql.query('create unique index on bench.words (n)');
  await sql.query('analyze bench.words');
}
