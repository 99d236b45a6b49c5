// A list in the form: its items one below the other, each with the way out, and the way to one more.

import { Plus, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Line } from '../../../../content/schema/line.ts';
import { Button, IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { NO_LINE } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { type Change, changeItem, isAsDrawn } from './changes.ts';
import { LineFields } from './line-fields.tsx';
import { useProblemAt } from './problems.tsx';

type ListFieldsProps<Item> = {
  readonly path: string;
  readonly items: readonly Item[];
  readonly onChange: Change<Item[]>;
  readonly fresh: () => Item;
  readonly most: number;
  /** What the button says that adds one. */
  readonly add: string;
  /** What an item is called where it is taken out: 回应 2. */
  readonly nameOf: (index: number) => string;
  readonly children: (item: Item, path: string, change: Change<Item>, index: number) => ReactNode;
};

export function ListFields<Item>(props: ListFieldsProps<Item>) {
  const { path, items, onChange, fresh, most, add, nameOf, children } = props;
  const problem = useProblemAt(path);
  return (
    <div className="grid gap-4" data-path={path} tabIndex={-1}>
      {items.map((item, index) => (
        // Items have no name of their own, and their fields keep no state.
        <div key={index} className="flex items-start gap-1">
          <div className="grid min-w-0 grow gap-4">
            {children(item, `${path}.${index}`, changeItem(onChange, index), index)}
          </div>
          <IconButton
            label={t('form.removeNamed', { name: nameOf(index) })}
            onClick={() => onChange((now) => now.filter((_, at) => at !== index))}
          >
            <X aria-hidden="true" size={18} />
          </IconButton>
        </div>
      ))}
      {problem === undefined ? null : <p className="text-small text-wrong">{problem}</p>}
      {items.length >= most ? null : (
        <div>
          <Button
            look="ghost"
            icon={<Plus aria-hidden="true" size={18} />}
            onClick={() => onChange((now) => [...now, fresh()])}
          >
            {add}
          </Button>
        </div>
      )}
    </div>
  );
}

type LinesFieldsProps = {
  readonly label: string;
  readonly hint?: string;
  readonly path: string;
  readonly value: readonly Line[];
  readonly onChange: Change<Line[]>;
};

const LINES_MAX = 12;

/** Several wordings of one thing. */
export const LinesFields = memo(function LinesFields(props: LinesFieldsProps) {
  const { label, hint, path, value, onChange } = props;
  const named = (index: number) => `${label} ${index + 1}`;
  return (
    <div className="grid gap-3">
      {hint === undefined ? null : <p className="text-small text-muted">{hint}</p>}
      <ListFields
        path={path}
        items={value}
        onChange={onChange}
        fresh={() => NO_LINE}
        most={LINES_MAX}
        add={t('form.addNamed', { name: label })}
        nameOf={named}
      >
        {(line, at, change, index) => (
          <LineFields label={named(index)} path={at} value={line} onChange={change} />
        )}
      </ListFields>
    </div>
  );
}, isAsDrawn);
