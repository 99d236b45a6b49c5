// The sealer of second factors' secrets: a key of their own, made from the server's secret.

import { createSealer } from '../../../../kit/server/seal.ts';

export const createSecondFactorSealer = (secret: string) => createSealer(secret, 'second factor');
