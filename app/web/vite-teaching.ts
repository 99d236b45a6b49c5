// Lays beside the page what the embedded teacher talks about, for talks that lose their connection.

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { loadContent } from '../../content/load.ts';

/**
 * Puts `<level>.json` (the level's talk) and `common.json` (small talk, and the words that the content glosses) below
 * `assets/teaching-<hash>/`. Code finds the folder in `import.meta.env.YULU_TEACHING`; its name changes with its content.
 */
export function teachingData(): Plugin {
  const files = teachingFiles();
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\n`).update(content);
  const folder = `assets/teaching-${hash.digest('hex').slice(0, 12)}`;
  return {
    name: 'yulu-teaching-data',
    config: () => ({ define: { 'import.meta.env.YULU_TEACHING': JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}

function teachingFiles(): ReadonlyMap<string, string> {
  const { talks, smallTalk, words } = loadContent();
  const glossed = words.flatMap((file) => file.words);
  return new Map([
    ...talks.map((talk) => [`${talk.level}.json`, JSON.stringify(talk)] as const),
    ['common.json', JSON.stringify({ smallTalk, glossed })],
  ]);
}
