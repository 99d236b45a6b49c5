// The calls of the AI services' contract.

import { implement } from '@orpc/server';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import { aiServicesContract } from '../contract.ts';
import { configHandlers } from './config/config-handlers.ts';
import type { AiServicesDeps } from './deps.ts';
import { providerHandlers } from './providers/provider-handlers.ts';
import { reportHandlers } from './reports/report-handlers.ts';

export function aiServicesHandlers(deps: AiServicesDeps) {
  const os = implement(aiServicesContract).$context<RequestContext>();
  return os.router({ ...providerHandlers(deps), ...configHandlers(deps), ...reportHandlers(deps) });
}
