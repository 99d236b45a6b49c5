import { expect, test } from 'vitest';
import { titleOf } from './plan.ts';

const content = { title: { zh: '开口说中文', en: 'Speaking Chinese', pt: 'Falando chinês' } };

test('a title that was saved as it stood is read in the language of the reader, one of the owner’s stays', () => {
  expect(titleOf('Speaking Chinese', content, 'pt')).toBe('Falando chinês');
  expect(titleOf(null, content, 'zh')).toBe('开口说中文');
  expect(titleOf('Lan’s spring', content, 'zh')).toBe('Lan’s spring');
});
