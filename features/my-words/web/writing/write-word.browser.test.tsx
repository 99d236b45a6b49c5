// Writing a word by hand: with a pen on the square, judged, taken back, given up, and what the place is told of it.

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { loadStrokes } from '../../../../kit/web/language-core/strokes.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { WriteWord } from './write-word.tsx';

const button = (name: string) => page.getByRole('button', { name });
const square = page.getByRole('figure');

type Stroke = readonly (readonly number[])[];

async function renderWriting(word: string, begin: 'memory' | 'trace' = 'memory') {
  const onWritten = vi.fn<(written: unknown) => void>();
  await renderFeature(
    <main>
      <h1>写字</h1>
      <WriteWord word={word} begin={begin} onWritten={onWritten} />
    </main>,
    { texts: ['my-words'] },
  );
  return onWritten;
}

async function strokesOf(character: string): Promise<readonly Stroke[]> {
  const strokes = await loadStrokes(character);
  return strokes?.medians ?? [];
}

/** Draws with a finger, each stroke as it is printed. */
async function draw(strokes: readonly Stroke[], pointerType = 'touch') {
  await expect.element(square).toBeVisible();
  const pad = square.element();
  const { left, top, width } = pad.getBoundingClientRect();
  for (const stroke of strokes) {
    for (const [index, [x = 0, y = 0]] of stroke.entries()) {
      const place = { clientX: left + (x / 1024) * width, clientY: top + ((900 - y) / 1024) * width };
      const name = index === 0 ? 'pointerdown' : 'pointermove';
      pad.dispatchEvent(new PointerEvent(name, { ...place, pointerId: 1, pointerType, bubbles: true }));
    }
    pad.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1, pointerType, bubbles: true }));
  }
}

/** Draws over the grey character, which has a space around it. */
async function trace(stroke: Stroke) {
  const find = () => square.element().querySelector('svg:not([viewBox])');
  // What is traced over is drawn once its own part has come.
  await expect.poll(find).not.toBeNull();
  const pad = find();
  if (!pad) throw new Error('no square to trace in');
  const { left, top, width } = pad.getBoundingClientRect();
  const inner = width * (12 / 14);
  for (const [index, [x = 0, y = 0]] of stroke.entries()) {
    const place = {
      clientX: left + width / 14 + (x / 1024) * inner,
      clientY: top + width / 14 + ((900 - y) / 1024) * inner,
    };
    pad.dispatchEvent(new MouseEvent(index === 0 ? 'mousedown' : 'mousemove', { ...place, bubbles: true }));
  }
  document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
}

it('takes what is written for right, and tells it once', async () => {
  const onWritten = await renderWriting('土');
  await expectNoViolation();
  await draw(await strokesOf('土'));
  await button('写好了').click();
  await expect.element(page.getByText('写对了！')).toBeVisible();
  expect(onWritten).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ outcome: 'right', aided: 'none', answer: '土' }),
  );
  await expectNoViolation();
  await button('再默写一次').click();
  await draw((await strokesOf('土')).slice(0, 2), 'mouse');
  await button('写好了').click();
  await expect.element(page.getByText('少了第 3 笔（虚线处）。')).toBeVisible();
  expect(onWritten).toHaveBeenCalledOnce();
});

it('names the look-alike that was written, and the strokes out of their order', async () => {
  const onWritten = await renderWriting('未来');
  await expect.element(page.getByText('第 1 个字，共 2 个')).toBeVisible();
  await draw(await strokesOf('末'), 'pen');
  await button('写好了').click();
  await expect.element(page.getByText('你写的是“末”，要写的是“未”。')).toBeVisible();
  await button('下一个字').click();
  const [first = [], second = [], ...rest] = await strokesOf('来');
  await draw([second, first, ...rest]);
  await button('写好了').click();
  await expect.element(page.getByText('第 1 笔应该写在第 2 笔前面。')).toBeVisible();
  expect(onWritten).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ outcome: 'wrong', answer: '末来' }),
  );
});

it('takes strokes back, and clears the square', async () => {
  await renderWriting('大');
  const strokes = await strokesOf('大');
  await draw([...strokes, strokes[0] ?? []]);
  await expect.element(square).toHaveAccessibleName(/已写 4 笔/);
  await button('撤销一笔').click();
  await expect.element(square).toHaveAccessibleName(/已写 3 笔/);
  await button('全部擦掉').click();
  await expect.element(square).toHaveAccessibleName(/已写 0 笔/);
  await expect.element(button('写好了')).toHaveAttribute('aria-disabled', 'true');
});

it('does not count what it cannot read', async () => {
  const onWritten = await renderWriting('谢');
  await draw([
    Array.from({ length: 60 }, (_, at) => [500 + 400 * Math.sin(at), 400 + 400 * Math.cos(1.3 * at)]),
  ]);
  await button('写好了').click();
  await expect.element(page.getByText('没认出来')).toBeVisible();
  expect(onWritten).not.toHaveBeenCalled();
});

it('shows the way to who gives it up, by keys alone', async () => {
  const onWritten = await renderWriting('人');
  const show = button('看怎么写');
  await expect.element(show).toBeVisible();
  (show.element() as HTMLElement).focus(); // A button is an HTML element.
  await page.getByRole('button', { name: '看怎么写' }).click();
  await expect.element(page.getByRole('region', { name: '笔顺' })).toBeVisible();
  expect(onWritten).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ outcome: 'shown', aided: 'full', answer: '' }),
  );
});

it('counts as aided what was traced first', async () => {
  const onWritten = await renderWriting('土', 'trace');
  await expect.element(page.getByText('照着灰色的字，按笔顺一笔一笔描。')).toBeVisible();
  await expectNoViolation();
  await button('自己默写').click();
  await draw(await strokesOf('土'));
  await button('写好了').click();
  expect(onWritten).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ outcome: 'right', aided: 'full' }),
  );
});

it('says of a traced stroke what is wrong with it, and keeps the next one lit without moving the square', async () => {
  await renderWriting('八', 'trace');
  const [left = [], right = []] = await strokesOf('八');
  await expect.element(square).toBeVisible();
  await trace(left.toReversed());
  await expect.element(page.getByText('这一笔从上往下写。')).toBeVisible();
  const top = square.element().getBoundingClientRect().top;
  await trace(right);
  await expect.element(page.getByText('这一笔还没轮到：先写左边的。')).toBeVisible();
  await expect.element(page.getByText('看亮起来的那一笔，从它起笔的地方写。')).toBeVisible();
  expect(square.element().querySelectorAll('circle')).toHaveLength(1);
  expect(square.element().getBoundingClientRect().top).toBe(top);
  await trace(left);
  await expect.poll(() => square.element().querySelectorAll('circle').length).toBe(0);
});

it('shows on the character which way a stroke runs, says it, and what comes next', async () => {
  await renderWriting('十');
  const [across = [], down = []] = await strokesOf('十');
  await draw([across.toReversed(), down]);
  await button('写好了').click();
  await expect.element(page.getByText('第 1 笔的方向反了：从左往右写。')).toBeVisible();
  await expect.element(page.getByText('下面有笔顺。可以再写一次，也可以接着学。')).toBeVisible();
  // Two strokes that were written, and the way of the first with the head of its arrow.
  expect(square.element().querySelectorAll('polyline')).toHaveLength(4);
  await expectNoViolation();
});
