// Opens the port: the configured one, or 3000, or the next free one above it.

import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../kit/server/config.ts';

const PORT_DEFAULT = 3000;
const MAX_PORTS = 20;

export class PortError extends Error {}

/** Listens and returns the port. Throws PortError when none can be opened. */
export async function listen(
  server: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<number> {
  const first = port ?? PORT_DEFAULT;
  const last = port === undefined ? first + MAX_PORTS : first;
  for (let candidate = first; candidate <= last; candidate += 1) {
    if (await tryListen(server, host, candidate)) return portOf(server, candidate);
  }
  throw new PortError(
    port === undefined
      ? `The ports ${first} to ${last} are all in use. Set PORT to a free one.`
      : `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
  );
}

async function tryListen(server: FastifyInstance, host: string, port: number): Promise<boolean> {
  try {
    await server.listen({ host, port });
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') return false;
    if (code === 'EACCES')
      throw new PortError(`Port ${port} is only for root. Set PORT to one above 1023.`, { cause: error });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new PortError(`This machine has no address ${host}. Set HOST to one of its own, or 0.0.0.0.`, {
        cause: error,
      });
    throw error;
  }
}

function portOf(server: FastifyInstance, asked: number): number {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : asked;
}
