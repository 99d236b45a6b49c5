// Opens the port: the one asked for, or else 3000 and, when that is taken, the next free one.

import type { FastifyInstance } from 'fastify';
import type { Config } from '../../kit/server/config.ts';

const PORT_DEFAULT = 3000;
const TRIES = 20;

export class PortTakenError extends Error {}

/** Listens and returns the port. Throws PortTakenError when a port that was asked for is in use. */
export async function listen(
  server: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<number> {
  const first = port ?? PORT_DEFAULT;
  const last = port === undefined ? first + TRIES : first;
  for (let candidate = first; candidate <= last; candidate += 1) {
    if (await tryListen(server, host, candidate)) return portOf(server, candidate);
  }
  throw new PortTakenError(
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
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
}

function portOf(server: FastifyInstance, asked: number): number {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : asked;
}
