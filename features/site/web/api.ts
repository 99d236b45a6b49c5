// The public face of the site settings in the browser: asked for once per visit, by every page.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { useEffect } from 'react';
import { create } from 'zustand';
import { readJson } from '../../../kit/web/call-server.ts';
import type { SiteContract } from '../contract.ts';

export type SiteSettings = InferContractRouterOutputs<SiteContract>['settings'];

const useKnown = create<{ readonly settings: SiteSettings | undefined }>(() => ({ settings: undefined }));
let isAsking = false;

async function ask(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    // The contract names the shape of this answer, and the server checks it on the way out.
    useKnown.setState({ settings: (await readJson('/site')) as SiteSettings });
  } catch {
    // Undefined is what "not known" looks like; the next page that needs it asks again.
    isAsking = false;
  }
}

/** The settings of this installation; undefined while they are not known. */
export function useSite(): SiteSettings | undefined {
  const settings = useKnown((known) => known.settings);
  useEffect(() => {
    if (!settings) void ask();
  });
  return settings;
}
