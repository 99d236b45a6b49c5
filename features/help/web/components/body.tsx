// The text of a page of help.

import { Link } from 'react-router';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { type Block, type Line, readBody } from '../../domain/index.ts';

export function Body({ text }: { readonly text: string }) {
  return (
    <div className="grid max-w-prose gap-5">
      {readBody(text).map((block) => (
        <Part key={keyOf(block.lines)} block={block} />
      ))}
    </div>
  );
}

const keyOf = (lines: readonly Line[]): string =>
  lines
    .flat()
    .map(({ text }) => text)
    .join('');

function Part({ block: { kind, lines } }: { readonly block: Block }) {
  if (kind === 'text') return lines.map((line) => <p key={keyOf([line])}>{toInline(line)}</p>);
  const items = lines.map((line) => (
    <li key={keyOf([line])} className="ps-1">
      {toInline(line)}
    </li>
  ));
  return kind === 'list' ? (
    <ul className="grid list-disc gap-2 ps-6">{items}</ul>
  ) : (
    <ol className="grid list-decimal gap-2 ps-6">{items}</ol>
  );
}

const toInline = (line: Line) =>
  line.map(({ text, to, isBold }) =>
    isBold ? (
      <strong key={text}>
        <MixedText text={text} />
      </strong>
    ) : to === undefined ? (
      <MixedText key={text} text={text} />
    ) : (
      <Link key={text} to={to} className="text-active underline underline-offset-4">
        {text}
      </Link>
    ),
  );
