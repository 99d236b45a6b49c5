// Puts together what sends notices to devices; nothing where the site has no keys for that.

import { createPushes, type Pushes, type PushOptions } from '../../../features/notices/server/api.ts';
import type { Config } from '../../../kit/server/config.ts';
import type { Log } from '../../../kit/server/log.ts';

type PushDeps = Parameters<typeof createPushes>[0];

export type PushesOptions = {
  /** Other push services than those of browsers, for tests. */
  readonly isPushService?: PushOptions['isService'];
};

type Options = PushesOptions & {
  readonly config: Pick<Config, 'pushKeys' | 'mailFrom'>;
  readonly log: Log;
  readonly publicUrl: () => string;
};

export function composePushes(
  { config: { pushKeys: keys, mailFrom }, log, publicUrl, isPushService }: Options,
  deps: Omit<PushDeps, 'log'>,
): Pushes | undefined {
  if (!keys) return undefined;
  const mail = /[^\s<]+@[^\s>]+/.exec(mailFrom)?.[0] ?? 'nobody@localhost';
  const subject = () => (publicUrl().startsWith('https:') ? publicUrl() : `mailto:${mail}`);
  return createPushes({ ...deps, log }, { keys, subject, isService: isPushService });
}
