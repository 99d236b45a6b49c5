// Studies a session by keyboard alone: reads what this browser holds of the step on the screen, and answers it right.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors, type Page } from '@playwright/test';
import * as z from 'zod';

const cardSchema = z.object({
  word: z.string(),
  reading: z.string(),
  skill: z.string(),
  gloss: z.object({ en: z.string() }).nullable(),
});
type Card = z.infer<typeof cardSchema>;
const storedSchema = z.object({ steps: z.array(z.object({ cards: z.array(cardSchema) })) });

/** A review as the log names it. */
export const keyOf = ({ word, reading, skill }: Pick<Card, 'word' | 'reading' | 'skill'>): string =>
  `${word} ${reading} ${skill}`;

const SESSION = 'yulu.copy.study-session';
const LONGEST_MS = 120_000;

/** What stands on the screen. */
const texts = z
  .object({
    ask: z.record(z.string(), z.string()),
    session: z.object({ next: z.string(), dontKnow: z.string() }),
    end: z.object({ title: z.string() }),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../features/study/text/zh.json'), 'utf8')));
const TEXTS = { ask: texts.ask, next: texts.session.next, end: texts.end.title };

/** Runs in the page before its own code. What it names is null while the page is busy: an exercise has the focus on what it asks, or on its field. */
export const LOOK = `globalThis.screenNow = (({ ask, next, end }) => () => {
  const focused = document.activeElement;
  const said = focused?.textContent?.trim();
  if (focused?.tagName === 'H1' && said === end) return { does: 'ended' };
  if (focused?.tagName === 'BUTTON' && said === next) return { does: 'next' };
  const heading = document.querySelector('main h2');
  const asked = Object.keys(ask).find((kind) => ask[kind] === heading?.textContent?.trim());
  const isReady = focused === heading || focused?.tagName === 'INPUT';
  return asked !== undefined && isReady ? { does: 'answer', asked } : null;
})(${JSON.stringify(TEXTS)})`;

const screenSchema = z.discriminatedUnion('does', [
  z.object({ does: z.literal('next') }),
  z.object({ does: z.literal('ended') }),
  z.object({ does: z.literal('answer'), asked: z.string() }),
]);

/** What the page waits for; `does` where it has to be that. */
async function screenOf(page: Page, does?: string, timeout = LONGEST_MS) {
  const screen = await page.waitForFunction(
    (wanted) => {
      const now = Reflect.get(globalThis, 'screenNow')();
      return now !== null && (wanted === undefined || now.does === wanted) ? now : null;
    },
    does,
    { timeout },
  );
  return screenSchema.parse(await screen.jsonValue());
}

const PATIENCE_MS = 15_000;

/** What was taken for no answer, such as a word that means the same, is given up: by keyboard, too. */
async function untilTold(page: Page): Promise<void> {
  try {
    await screenOf(page, 'next', PATIENCE_MS);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    await page.getByRole('button', { name: texts.session.dontKnow }).focus();
    await page.keyboard.press('Enter');
    await screenOf(page, 'next');
  }
}

type Studied = { readonly given: readonly string[]; readonly isOver: boolean };

/** Answers until at least `most` reviews are given and looked at, or the session ends. */
export async function study(page: Page, most: number): Promise<Studied> {
  const given: string[] = [];
  for (;;) {
    const screen = await screenOf(page);
    if (screen.does === 'ended') return { given, isOver: true };
    if (screen.does === 'next') await page.keyboard.press('Enter');
    else if (given.length >= most) return { given, isOver: false };
    else {
      const cards = await currentCards(page);
      await answer(page, screen.asked, cards);
      await untilTold(page);
      given.push(...cards.map(keyOf));
      await page.keyboard.press('Enter');
    }
    await nextFrame(page);
  }
}

/** A hand waits at least until the screen has changed. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => resolve(null)))');
}

async function currentCards(page: Page): Promise<readonly Card[]> {
  const stored = await page.evaluate(`localStorage.getItem(${JSON.stringify(SESSION)})`);
  return storedSchema.parse(JSON.parse(z.string().parse(stored))).steps[0]?.cards ?? [];
}

async function answer(page: Page, asked: string, cards: readonly Card[]): Promise<void> {
  const [card] = cards;
  if (!card) throw new Error(`nothing is held of what is asked: ${asked}`);
  if (asked === 'type') {
    await page.keyboard.type(card.reading);
    return page.keyboard.press('Enter');
  }
  if (asked === 'tones') {
    for (const tone of card.reading.match(/[1-5]/g) ?? []) await page.keyboard.press(tone);
    return;
  }
  if (asked === 'pairs') return matchPairs(page, cards);
  if (asked === 'order') throw new Error('nobody is asked to order a sentence here');
  await page.keyboard.press(String(1 + Math.max(0, await placeOf(page, 0, card))));
}

/** Runs in the page: what stands on the buttons of each list under the question, without pinyin and keys. */
const LISTS = `[...document.querySelectorAll('main h2 ~ ul, main h2 ~ div ul')].map((list) =>
  [...list.querySelectorAll('button')].map((button) => {
    const copy = button.cloneNode(true);
    for (const each of copy.querySelectorAll('rt, rp, kbd')) each.remove();
    return copy.textContent.trim();
  }),
)`;

/** Where a word or its meaning stands in one of the lists; -1 where it does not. */
async function placeOf(page: Page, list: number, { word, gloss }: Card): Promise<number> {
  const lists = z.array(z.array(z.string())).parse(await page.evaluate(LISTS));
  const meaning = gloss?.en ?? '';
  return (lists[list] ?? []).findIndex(
    (text) => text === word || (text !== '' && (meaning.startsWith(text) || text.startsWith(meaning))),
  );
}

async function matchPairs(page: Page, cards: readonly Card[]): Promise<void> {
  for (const card of cards) {
    await page.keyboard.press(String(1 + (await placeOf(page, 0, card))));
    // The meanings go on counting where the words end.
    await page.keyboard.press(String(1 + cards.length + (await placeOf(page, 1, card))));
  }
}
