// The content security policy: the page loads and runs only files from this server, no inline script and no inline style.

type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** The directives of `content-security-policy`, named as helmet names them. */
export const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  mediaSrc: ["'self'", 'blob:'],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/**
 * What a feature declares that it cannot do without. `web-assembly`: a worker of ours compiles WebAssembly of ours. A
 * worker has the policy of its own file, so the need holds for that file alone: neither the page nor any other file may.
 */
export type ContentNeed = {
  readonly need: 'web-assembly';
  /** The worker's file in our sources, without folder and ending: `speech-worker`. */
  readonly worker: string;
  readonly because: string;
};

const GRANTED = { 'web-assembly': "'wasm-unsafe-eval'" } as const satisfies Record<
  ContentNeed['need'],
  string
>;

/** Where a worker's file is: as the build names it. An unknown path outside of `assets` would give the page itself. */
export const builtFile = (worker: string) => new RegExp(`^/assets/${worker}-[\\w-]{8}\\.js$`);
/** The same as development serves it. */
export const sourceFile = (worker: string) => new RegExp(`^/features/.*/${worker}\\.ts$`);

/** The policy of a file where features need more than all others have; undefined where none does. `path`: without query. */
export function policyNeededAt(
  path: string,
  needs: readonly ContentNeed[],
  fileOf: (worker: string) => RegExp,
): ContentPolicy | undefined {
  const found = needs.filter(({ worker }) => fileOf(worker).test(path));
  if (found.length === 0) return undefined;
  const granted = new Set(found.map(({ need }) => GRANTED[need]));
  return { ...CONTENT_POLICY, scriptSrc: [...CONTENT_POLICY.scriptSrc, ...granted] };
}

/** The policy as a header says it. */
export function policyHeader(policy: ContentPolicy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [dashed(name), ...sources].join(' '))
    .join('; ');
}

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
