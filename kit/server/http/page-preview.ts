// What a link to a public page shows where it is pasted: title, description and picture, written into the head of the page.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../core/text/escape-html.ts';

export type PagePreview = { readonly title: string; readonly description: string };

/** Declared by the feature whose page it is. Such addresses are nobody's to find: search engines are asked to stay away. */
export type PreviewedPage = {
  /** The path of the page, with one `:key` at its end. */
  readonly path: `/${string}/:key`;
  /** Undefined where nothing is shared under the key: the page itself says so. */
  readonly find: (key: string) => Promise<PagePreview | undefined>;
};

type Options = {
  readonly folder: string;
  readonly pages: readonly PreviewedPage[];
  readonly publicUrl: () => string;
};

/** A file of the built page, 1200 by 630. */
const PICTURE = '/preview.png';

export function mountPreviews(server: FastifyInstance, { folder, pages, publicUrl }: Options): void {
  if (pages.length === 0) return;
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const { path, find } of pages)
    server.get<{ Params: { key: string } }>(path, async ({ params }, reply) => {
      const preview = await find(params.key);
      return reply
        .headers({
          'cache-control': 'no-cache',
          'content-type': 'text/html; charset=utf-8',
          'x-robots-tag': 'noindex, nofollow',
          // The address is the secret: it does not go along to other sites, nor to our own logs of where people came from.
          'referrer-policy': 'no-referrer',
        })
        .send(preview ? withPreview(html, preview, new URL(PICTURE, publicUrl()).href) : html);
    });
}

export function withPreview(html: string, { title, description }: PagePreview, picture: string): string {
  const tags = [
    ['og:type', 'article'],
    ['og:site_name', 'Yulu 语路'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', picture],
    ['twitter:card', 'summary_large_image'],
  ].map(
    ([property = '', content = '']) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
  );
  const head = [...tags, `<title>${escapeHtml(title)} · Yulu 语路</title>`].join('\n    ');
  // As a function: a dollar sign in a title is no pattern.
  return html.replace(/<title>[^<]*<\/title>/, () => head);
}
