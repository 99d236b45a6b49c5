// The public face of the site settings' server side.

import { implement } from '@orpc/server';
import type { RequestContext } from '../../../kit/server/http/context.ts';
import { siteContract } from '../contract.ts';

type SiteOptions = {
  readonly courseBookingUrl: string | undefined;
  readonly speaker: () => 'model' | 'engine';
};

export function createSite({ courseBookingUrl, speaker }: SiteOptions) {
  const os = implement(siteContract).$context<RequestContext>();
  const settings = os.settings.handler(() => ({
    courseBookingUrl: courseBookingUrl ?? null,
    speaker: speaker(),
  }));
  return { handlers: os.router({ settings }) };
}
