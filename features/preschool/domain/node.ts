// The picture as a tree, which a page patches into its document and a file is written from.

export type Attributes = Readonly<Record<string, string | number>>;

export type Node = {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: readonly Node[];
  /** In the place of children: drawn once, never looked into again. */
  readonly markup?: string;
};

export function node(tag: string, attributes: Attributes, children: readonly Node[] = []): Node {
  return { tag, attributes, children };
}

export function group(transform: string, children: readonly Node[], attributes: Attributes = {}): Node {
  return node('g', transform === '' ? attributes : { transform, ...attributes }, children);
}

/** What never changes inside: its transform may. */
export function still(markup: string, attributes: Attributes = {}): Node {
  return { tag: 'g', attributes, children: [], markup };
}

/** Two decimals are a hundredth of a stage unit: nobody sees less, and a file stays small. */
export const round = (value: number): number => Math.round(value * 100) / 100;

export const move = (x: number, y: number): string => `translate(${round(x)} ${round(y)})`;
export const turn = (degrees: number, x = 0, y = 0): string =>
  x === 0 && y === 0 ? `rotate(${round(degrees)})` : `rotate(${round(degrees)} ${round(x)} ${round(y)})`;
export const stretch = (x: number, y: number = x): string => `scale(${fine(x)} ${fine(y)})`;
const fine = (value: number): number => Math.round(value * 1000) / 1000;

/** SVG of a list of nodes, for what shows a picture outside of a page. */
export function toMarkup(nodes: readonly Node[]): string {
  return nodes.map(one).join('');
}

function one({ tag, attributes, children, markup }: Node): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(String(value))}"`);
  const text = attributes['data-text'];
  const inside = markup ?? (text === undefined ? toMarkup(children) : escape(String(text)));
  return `<${tag}${given.join('')}>${inside}</${tag}>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Chinese letters say so, also on a page in another language. */
export const languageOf = (text: string): { readonly lang?: string } =>
  /\p{Script=Han}/u.test(text) ? { lang: 'zh-Hans' } : {};
