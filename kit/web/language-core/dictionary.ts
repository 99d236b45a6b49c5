// The page's dictionary: each look-up fetches the small file it needs, which the browser then keeps.

import { createDictionary, type Dictionary } from '../../../chinese/dictionary/index.ts';

let opened: Dictionary | undefined;

/** The one dictionary of the page. Its look-ups reject when a file cannot be had. */
export function dictionary(): Dictionary {
  opened ??= createDictionary({ loadShard });
  return opened;
}

async function loadShard(path: string): Promise<string> {
  const url = `${import.meta.env.YULU_DICTIONARY}/${path}`;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}
