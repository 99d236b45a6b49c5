// Vite's development server for the page; forwards requests for the API to its process, with production's content policy.

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { contentNeeds } from '../../app/server/declared/content-needs.ts';
import {
  CONTENT_POLICY,
  policyHeader,
  policyNeededAt,
  sourceFile,
} from '../../kit/server/http/content-policy.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What app/server answers beside the page. */
const OF_THE_API = '^/(api|health|metrics|assets/published)(/|\\?|$)';

type PageOptions = {
  readonly host: string;
  /** Undefined: 3000, or the next free port when that is taken. */
  readonly port: number | undefined;
  readonly apiPort: number;
  /** Resolves when the API can be asked. */
  readonly apiReady: () => Promise<void>;
};

/** Listens; the address is in `resolvedUrls`. Throws when the port is taken. */
export async function servePage({ host, port, apiPort, apiReady }: PageOptions): Promise<ViteDevServer> {
  // Styles and the code that replaces modules are inline in development: they carry this, and nothing else may.
  const nonce = randomBytes(16).toString('base64');
  const page = await createServer({
    configFile: join(ROOT, 'app/web/vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    html: { cspNonce: nonce },
    plugins: [contentPolicy(nonce)],
    server: {
      host,
      port: port ?? 3000,
      strictPort: port !== undefined,
      fs: { allow: [ROOT] },
      proxy: {
        [OF_THE_API]: { target: `http://127.0.0.1:${apiPort}`, bypass: apiReady },
      },
    },
  });
  return page.listen();
}

function contentPolicy(nonce: string): Plugin {
  const own = `'nonce-${nonce}'`;
  const header = policyHeader({
    ...CONTENT_POLICY,
    scriptSrc: [...CONTENT_POLICY.scriptSrc, own],
    styleSrc: [...CONTENT_POLICY.styleSrc, own],
  });
  return {
    name: 'yulu-content-policy',
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const needed = policyNeededAt(url.split('?')[0] ?? '', contentNeeds, sourceFile);
        response.setHeader('content-security-policy', needed ? policyHeader(needed) : header);
        next();
      });
    },
  };
}
