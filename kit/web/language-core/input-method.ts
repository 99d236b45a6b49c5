// The input method of the page: the language core with what it knows of which word follows which. Fetched once.

import { create } from 'zustand';
import transitionsUrl from '../../../chinese/data/transitions.json?url';
import {
  candidatesFor,
  createInputMethod,
  type InputMethod,
  type TransitionData,
} from '../../../chinese/input-method/index.ts';
import { loadLanguageCore } from './load.ts';
import { whenIdle } from './when-idle.ts';

const useLoaded = create<{ readonly method: InputMethod | null }>(() => ({ method: null }));
let loading: Promise<InputMethod> | undefined;

/** A call after a failure tries again. Rejects when the data cannot be had. */
export function loadInputMethod(): Promise<InputMethod> {
  loading ??= open().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function open(): Promise<InputMethod> {
  const [{ lexicon }, answer] = await Promise.all([loadLanguageCore(), fetch(transitionsUrl)]);
  if (!answer.ok) throw new Error(`${transitionsUrl} answered ${answer.status}`);
  // The build of the same version wrote the file in this shape.
  const method = createInputMethod(lexicon, (await answer.json()) as TransitionData);
  // The words are sorted by their sounds before somebody waits for it.
  whenIdle(() => {
    candidatesFor(method, 'ni');
    useLoaded.setState({ method });
  });
  return method;
}

/** Null until it is there; asks for nothing. */
export function useInputMethod(): InputMethod | null {
  return useLoaded(({ method }) => method);
}
