// The settings of this installation in the browser: asked for once per visit, by every page.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { useEffect } from 'react';
import { create } from 'zustand';
import { readJson } from '../../../kit/web/api/call-server.ts';
import { onServerBack } from '../../../kit/web/api/server-watch.ts';
import type { SiteContract } from '../contract.ts';

type SiteSettings = InferContractRouterOutputs<SiteContract>['settings'];

const useKnown = create<{ readonly settings: SiteSettings | undefined }>(() => ({ settings: undefined }));
let isAsked = false;

async function ask(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    // The contract names the shape of this answer, and the server checks it on the way out.
    useKnown.setState({ settings: (await readJson('/site')) as SiteSettings });
  } catch {
    // Undefined is what "not known" looks like; it is asked again when the server is back.
  }
}

onServerBack(() => {
  if (!isAsked || useKnown.getState().settings) return;
  isAsked = false;
  void ask();
});

/** The settings of this installation; undefined while they are not known. */
export function useSite(): SiteSettings | undefined {
  const settings = useKnown((known) => known.settings);
  useEffect(() => {
    void ask();
  }, []);
  return settings;
}
