// What browsers, service workers and Node all have, and the language's own library does not name.

/** The part of the WHATWG URL that pure code may use. */
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly hostname: string;
  readonly searchParams: {
    get(name: string): string | null;
    forEach(visit: (value: string, name: string) => void): void;
  };
}
