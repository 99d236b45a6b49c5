// Serves the built page: hashed files are cached for ever, other files are not, and every unknown path gets the page itself.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const buildFile = z.object({ id: z.string() });

/** The id of the page's build, which the page compares with its own to notice that it is stale. */
export function readBuildId(folder: string): string {
  return buildFile.parse(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))).id;
}

export async function mountPage(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: 'index.html',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${folder}/assets/`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url);
    if (wantsPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.status(404).send({ code: 'NOT_FOUND', message: 'Nothing here.', data: null });
  });
}
