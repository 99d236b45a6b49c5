// Lets the development server answer for files that only a build writes to disk.

import { extname } from 'node:path';
import type { Connect } from 'vite';

const TYPES: Readonly<Record<string, string>> = { '.json': 'application/json', '.svg': 'image/svg+xml' };

/** Answers with what `read` gives for the path below the folder; what it does not know is nothing of the page. */
export function serveFiles(read: (path: string) => string | Buffer | undefined): Connect.NextHandleFunction {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const content = read(decodeURIComponent(pathname).slice(1));
    if (content === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(pathname)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content);
  };
}

/** Values that the page's code finds under these names in `import.meta.env`. */
export function definedInEnv(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
}
