import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { mountPreviews, withPreview } from './page-preview.ts';

const HTML = '<html><head><title>Yulu</title></head><body></body></html>';

test('a title cannot break out of its tag, nor be read as a pattern', () => {
  const html = withPreview(HTML, { title: '"><script>x</script> $&', description: "it's" }, '/p.png');
  expect(html).not.toContain('<script>');
  expect(html).toContain('&quot;&gt;&lt;script&gt;x&lt;/script&gt; $&amp;');
  expect(html).toContain('content="it&#39;s"');
});

test('a shared page has its preview, an unknown one is the page as it is, and neither is indexed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yulu-preview-'));
  await writeFile(join(folder, 'index.html'), HTML);
  const server = fastify();
  onTestFinished(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  mountPreviews(server, {
    folder,
    publicUrl: () => 'https://yulu.example',
    pages: [
      {
        path: '/shared/:key',
        find: async (key) => (key === 'known' ? { title: 'Eight weeks', description: 'of tea' } : undefined),
      },
    ],
  });
  const known = await server.inject('/shared/known');
  expect(known.body).toContain('<meta property="og:title" content="Eight weeks" />');
  expect(known.body).toContain('content="https://yulu.example/preview.png"');
  expect(known.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  const unknown = await server.inject('/shared/unknown');
  expect([unknown.statusCode, unknown.body]).toEqual([200, HTML]);
  expect(unknown.headers['x-robots-tag']).toBe('noindex, nofollow');
});
