// The server of component tests: answers the page's calls at `fetch`, behind all of our own code.

export type Call = {
  readonly method: string;
  /** With its query, below `/api`. */
  readonly path: string;
  readonly headers: Headers;
  /** What was sent as JSON, or else its bytes; undefined where nothing was. */
  readonly body: unknown;
};

/** What a call is answered with: JSON by itself, anything else as a Response. */
type Answer = (call: Call) => unknown;

type Route = { readonly method: string; readonly path: RegExp; readonly answer: Answer };

let routes: Route[] = [];
let files: { readonly path: RegExp; readonly content: unknown }[] = [];
let calls: Call[] = [];
let unanswered: string[] = [];

/** Answers calls such as `PUT /my-words/:word`; what was said last of a path holds. */
export function answer(
  route: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  how: Answer,
): void {
  const [method = '', path = ''] = route.split(' ');
  const pattern = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', String.raw`\.`)));
  routes.unshift({ method, path: new RegExp(`^${pattern.join('/')}$`), answer: how });
}

/** Answers for files beside the API whose making takes the development server long. */
export function answerFile(path: RegExp, content: unknown): void {
  files.push({ path, content });
}

/** An error in the envelope of our API. */
export function refuse(code: string, { status = 409, data = null }: Refusal = {}): Response {
  return Response.json({ code, message: code, data }, { status });
}

type Refusal = { readonly status?: number; readonly data?: unknown };

/** As when nobody is there: the call gets lost. */
export function lose(): never {
  throw new TypeError('Failed to fetch');
}

/** What was asked of the server so far in this test, oldest first. */
export function callsTo(path: string): readonly Call[] {
  return calls.filter((call) => call.path.split('?')[0] === path);
}

/** Takes the place of `fetch` for the page's calls to its API; everything else goes its way. */
export function installServer() {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const file = files.find(({ path }) => path.test(pathname));
    if (file) return Response.json(file.content);
    if (!pathname.startsWith('/api/')) return real(request);
    return respond(request, pathname.slice('/api'.length), search);
  };
  return {
    reset: () => {
      routes = [];
      files = [];
      calls = [];
      unanswered = [];
    },
    unanswered: () => unanswered,
  };
}

async function respond(request: Request, path: string, search: string): Promise<Response> {
  const { method, headers } = request;
  // Of the test that sent it: while its body is read the next one may begin.
  const own = { routes, calls, unanswered };
  const call = { method, headers, path: path + search, body: await readBody(request) };
  own.calls.push(call);
  const route = own.routes.find(({ method, path: pattern }) => method === call.method && pattern.test(path));
  if (!route) {
    own.unanswered.push(`${call.method} ${call.path}`);
    return refuse('NOT_FOUND', { status: 404 });
  }
  const answered = await route.answer(call);
  return answered instanceof Response ? answered : Response.json(answered);
}

async function readBody(request: Request): Promise<unknown> {
  const bytes = await request.blob();
  if (bytes.size === 0) return undefined;
  return request.headers.get('content-type')?.includes('json') ? JSON.parse(await bytes.text()) : bytes;
}
