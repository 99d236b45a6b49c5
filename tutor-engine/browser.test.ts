// The same inputs give the same decisions in the browser's build as in Node.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../content/load.ts';
import type { RespondInput, Setting } from './index.ts';
import { LEARNERS, talkWith } from './learners/index.ts';
import { answerAll, type TurnInput, type Wire } from './testing/browser-entry.ts';
import { testCore } from './testing/core.ts';
import { embedded, playables, settingFor } from './testing/stages.ts';

const LEXICON = join(import.meta.dirname, '../chinese/data/lexicon.bin');

/** The engine as one script for a page, without a module system. */
async function browserScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: {
        entry: join(import.meta.dirname, 'testing/browser-entry.ts'),
        formats: ['iife'],
        name: 'engine',
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (result === undefined || !('output' in result)) throw new Error('nothing was built');
  return result.output[0].code;
}

/** Turns from talks of learners who differ, as a page would send them to a server or keep them. */
async function turns(): Promise<{ settings: Setting[]; said: TurnInput[] }> {
  const content = shippedContent();
  const settings: Setting[] = [];
  const said: TurnInput[] = [];
  for (const { stage, situation } of playables(content).slice(0, 3)) {
    for (const learner of LEARNERS.filter(({ level }) => level === 'beginner')) {
      const setting = settingFor(situation, { seed: learner.id, smallTalk: content.smallTalk });
      const at = settings.push(setting) - 1;
      const note = ({ history, learnerText, helped }: RespondInput) =>
        said.push({ setting: at, history, learnerText, ...(helped && { helped }) });
      await talkWith(embedded(setting, note), learner, stage, 8);
    }
  }
  return { settings, said };
}

describe('the browser', () => {
  it('decides as the server does', async () => {
    const { settings, said } = await turns();
    const wire: Wire = {
      settings: settings.map((setting) => ({ ...setting, core: undefined })),
      said,
      glossed: [...testCore().glossed],
      phrases: testCore().phrases,
      frames: testCore().frames,
    };
    const json = JSON.stringify(wire);
    const page = createContext({ TextDecoder, bytes: new Uint8Array(readFileSync(LEXICON)), json });
    const answered: unknown = new Script(
      `${await browserScript()}; engine.answerAll(bytes, json)`,
    ).runInContext(page);
    expect(said.length).toBeGreaterThan(200);
    expect(answered).toBe(answerAll(new Uint8Array(readFileSync(LEXICON)), json));
  });
});
