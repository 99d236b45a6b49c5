/** Decides the parts of speech of a word from jieba's tag, the HSK list and the wording of its English senses. */

import type { CedictLine } from '../sources/cedict-line.ts';
import type { HskLine } from '../sources/sources.ts';

/** Tags of finer or other schemes → ours. */
const SAME: Record<string, string> = {
  vn: 'v',
  an: 'a',
  ad: 'a',
  vd: 'v',
  vg: 'v',
  ag: 'a',
  ng: 'n',
  dg: 'd',
  tg: 't',
  mg: 'm',
  rg: 'r',
  rr: 'r',
  rz: 'r',
  Mg: 'm',
  Rg: 'r',
  g: 'n',
  qv: 'q',
  qt: 'q',
  cc: 'c',
  nrt: 'nr',
  nrfg: 'nr',
  zg: '',
  x: '',
  vi: 'v',
  vq: 'v',
  uz: 'u',
  uv: 'u',
  ul: 'u',
  uj: 'u',
  ug: 'u',
  ud: 'u',
  df: 'd',
  pos: '',
  j: 'n',
  l: 'l',
};

const NAMES = new Set(['nr', 'nrt', 'ns', 'nt', 'nz']);

function fromSenses(lines: CedictLine[]): string {
  const line = lines.find((candidate) => !candidate.variant) ?? lines[0];
  const sense = line?.senses[0] ?? '';
  if (line && /^[A-Z]/.test(line.pinyin)) {
    if (/surname|\(\d{3,4}|emperor|author|poet|politician|president|actor|singer|given name|BC/i.test(sense))
      return 'nr';
    return /city|county|province|district|river|country|capital|town|prefecture|island|mountain|lake|state|region/i.test(
      sense,
    )
      ? 'ns'
      : 'nz';
  }
  if (/idiom\)|proverb/.test(sense)) return 'i';
  if (/^(\([^)]*\) )?to /.test(sense)) return 'v';
  if (/classifier/.test(sense)) return 'q';
  return 'n';
}

/** The parts of speech of a word, most usual first, at least one. */
export function partsOfSpeech(
  jieba: string | undefined,
  hsk: HskLine | undefined,
  lines: CedictLine[],
): string[] {
  const isNamed = lines.length === 0 || lines.some(({ pinyin }) => /[A-Z]/.test(pinyin));
  // jieba takes much for a person's name that the dictionary knows as a common word (马马虎虎).
  const own = (tag: string) => (NAMES.has(SAME[tag] ?? tag) && !isNamed ? '' : (SAME[tag] ?? tag));
  const listed = (hsk?.pos ?? []).filter((tag) => tag !== 'g').map(own);
  const tagged = jieba === undefined ? '' : own(jieba);
  const all = hsk && listed.length > 0 ? listed : [tagged];
  if (tagged && hsk && !all.includes(tagged) && !tagged.startsWith('n')) all.push(tagged);
  const kept = [...new Set(all.filter(Boolean))];
  return kept.length > 0 ? kept : [fromSenses(lines)];
}
