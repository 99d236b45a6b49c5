// An area of settings: what one feature lets admins change, with its defaults and how each value is typed in.

import type * as z from 'zod';

/** How a single value is shown and typed: `money` whole fen, `count` a whole number, `share` whole hundredths of a percent, `text` one line, `lines` several. */
export const SINGLE_KINDS = ['money', 'count', 'share', 'text', 'lines'] as const;
export type SingleKind = (typeof SINGLE_KINDS)[number];

/** Besides single values: `rates` decimal texts by currency code, `table` rows of single values. */
export const FIELD_KINDS = [...SINGLE_KINDS, 'rates', 'table'] as const;

export type Cell = string | number;
/** A row of a table. Its id names it for ever, in the history and in what was decided by it. */
export type Row = Readonly<Record<string, Cell>> & { readonly id: string };

export type SettingValue = Cell | Readonly<Record<string, string>> | readonly Row[];
export type AreaValues = Readonly<Record<string, SettingValue>>;

/** A cell of a table: a single value, or one of some words. */
export type ColumnKind = SingleKind | readonly string[];

/** The columns of a table in the order of the form; the id stands before them. */
type TableField<Columns> = {
  readonly columns: { readonly [Key in Exclude<keyof Columns, 'id'>]: ColumnKind };
};

type FieldOf<Value> = Value extends readonly (infer Columns)[] ? TableField<Columns> : SingleKind | 'rates';
export type Field = FieldOf<SettingValue>;

export type Area<Values extends AreaValues = AreaValues> = {
  /** Names the area for ever; its rows carry the name. */
  readonly area: string;
  /** Refuses what must not be saved; the limits of each value stand here. */
  readonly schema: z.ZodType<Values>;
  /** What holds until an admin changes it, and for values that an older version does not have. */
  readonly defaults: Values;
  /** The order of the form. */
  readonly fields: { readonly [Key in keyof Values]: FieldOf<Values[Key]> };
};

/** Declares an area. Its labels are texts of the feature that owns it. */
export function defineArea<Values extends AreaValues>(area: {
  readonly area: string;
  readonly schema: z.ZodType<Values>;
  readonly defaults: NoInfer<Values>;
  readonly fields: { readonly [Key in keyof NoInfer<Values>]: FieldOf<NoInfer<Values>[Key]> };
}): Area<Values> {
  return area;
}

/** The values of a stored version, with the defaults for what it does not name; throws when the schema refuses them. */
export function readValues<Values extends AreaValues>(
  { schema, defaults }: Area<Values>,
  stored: unknown,
): Values {
  return schema.parse(typeof stored === 'object' && stored !== null ? { ...defaults, ...stored } : defaults);
}
