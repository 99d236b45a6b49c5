// Each rule of the graded texts notices what it is for; that the shipped texts keep them all is held by the check `content`.

import { expect, it } from 'vitest';
import { loadCore } from '../../check.ts';
import { shippedContent } from '../../load.ts';
import type { GradedText } from '../../schema/studies/text.ts';
import { withOwnWords } from '../language.ts';
import { textProblems } from './texts.ts';

const content = shippedContent();
const core = withOwnWords(loadCore(), content);
const text = content.texts.find(({ id }) => id === 'station-buns');
if (!text) throw new Error('no text station-buns');

const said = (...texts: GradedText[]) => textProblems(texts, core).join('\n');

it('lets the shipped text through', () => expect(said(text)).toBe(''));

it.each<[string, RegExp, Partial<GradedText>]>([
  ['a band of another level', /band 4 is none of zero/, { band: 4 }],
  ['a text for children', /band 1 is none of preschool/, { level: 'preschool' }],
  ['a text that is too short', /has \d+ characters/, { paragraphs: text.paragraphs.slice(0, 1) }],
  [
    'words beyond the band',
    /lie beyond band 1: .*措施/,
    { paragraphs: [...text.paragraphs, [{ zh: '政府采取措施促进经济发展。'.repeat(3), en: '', pt: '' }]] },
  ],
  [
    'a sentence that a stranger says',
    /nobody says: 你好/,
    { paragraphs: [...text.paragraphs, [{ speaker: 'nobody', zh: '你好', en: '', pt: '' }]] },
  ],
])('does not let through: %s', (_, problem, change) => expect(said({ ...text, ...change })).toMatch(problem));

it('does not let through: two texts in one place', () =>
  expect(said(text, { ...text, id: 'another' })).toMatch(/another text is number 2 of band 1/));
