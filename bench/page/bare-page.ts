// Builds the bare page with our tools into a folder and serves it as our page is served: same code, same compression.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import Fastify from 'fastify';
import { build } from 'vite';
import { buildStamp, precompressed } from '../../app/web/build/output-plugins.ts';
import { mountPage } from '../../kit/server/http/page.ts';
import { endLater } from '../kit/end-later.ts';

export type BarePage = { readonly url: string; readonly stop: () => Promise<void> };

export async function serveBarePage(): Promise<BarePage> {
  const folder = await mkdtemp(join(tmpdir(), 'yulu-bare-'));
  const server = Fastify();
  const stop = endLater(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'bare'),
    logLevel: 'warn',
    plugins: [react(), buildStamp(), precompressed()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
  await mountPage(server, folder);
  return { url: await server.listen({ host: '127.0.0.1', port: 0 }), stop };
}
