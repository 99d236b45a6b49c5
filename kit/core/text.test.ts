import { expect, it } from 'vitest';
import { fillText } from './text.ts';

it('fills each placeholder, and leaves an unknown one visible', () => {
  expect(fillText('{{name}} 有 {{ n }} 个，{{other}}', { name: '小明', n: 3 })).toBe(
    '小明 有 3 个，{{other}}',
  );
});
