import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { type ContentNeed, policyNeededAt, sourceFile } from './content-policy.ts';
import { addHeaders } from './security-headers.ts';

const STRICT = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
const NEED: ContentNeed = { need: 'web-assembly', worker: 'speech-worker', because: 'a test says so' };

async function policyOf(path: string, contentNeeds: readonly ContentNeed[], isHttps = false) {
  const server = Fastify();
  addHeaders(server, { isHttps, contentNeeds, others: {} });
  server.get('/*', () => 'a file');
  const { headers } = await server.inject(path);
  await server.close();
  return String(headers['content-security-policy'])
    .split(';')
    .map((directive) => directive.trim());
}

it('lets run nothing but files of this server', async () => {
  expect(await policyOf('/', [])).toEqual(STRICT);
  expect(await policyOf('/', [], true)).toEqual([...STRICT, 'upgrade-insecure-requests']);
});

it('lets a worker that needs it compile WebAssembly, and nothing else more', async () => {
  const file = '/assets/speech-worker-Ab3_x-9Z.js';
  const needed = STRICT.map((line) =>
    line.startsWith('script-src') ? "script-src 'self' 'wasm-unsafe-eval'" : line,
  );
  expect(await policyOf(file, [NEED])).toEqual(needed);
  expect(await policyOf(`${file}?v=1`, [NEED], true)).toEqual([...needed, 'upgrade-insecure-requests']);
  expect(await policyOf(file, [])).toEqual(STRICT);
});

it('knows the worker in development by its source', () => {
  expect(policyNeededAt('/features/voice/web/speech-worker.ts', [NEED], sourceFile)).toBeDefined();
  expect(policyNeededAt('/features/voice/web/speech-worker.tsx', [NEED], sourceFile)).toBeUndefined();
});

it.each([
  '/',
  '/study',
  '/api/speech-worker',
  '/assets/index-Ab3_x-9Z.js',
  '/assets/my-speech-worker-Ab3_x-9Z.js',
  '/assets/speech-worker-of-others-Ab3_x-9Z.js',
  '/speech-worker-Ab3_x-9Z.js',
  '/study/speech-worker-Ab3_x-9Z.js',
  '/features/voice/web/speech-worker.ts',
  '/?/speech-worker-Ab3_x-9Z.js',
])('leaves the page and all other files as they are: %s', async (path) => {
  expect(await policyOf(path, [NEED])).toEqual(STRICT);
});
