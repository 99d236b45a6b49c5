// The public face of the site settings' server side.

import { implement } from '@orpc/server';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import { siteContract } from '../contract.ts';

type SiteOptions = {
  readonly courseBookingUrl: string | undefined;
  readonly speaker: () => Promise<'model' | 'engine'>;
};

export function createSite({ courseBookingUrl, speaker }: SiteOptions) {
  const os = implement(siteContract).$context<RequestContext>();
  const settings = os.settings.handler(async () => ({
    courseBookingUrl: courseBookingUrl ?? null,
    speaker: await speaker(),
  }));
  return { handlers: os.router({ settings }) };
}
