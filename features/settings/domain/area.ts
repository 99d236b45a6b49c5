// An area of settings: what one feature lets admins change, with its defaults and how each value is typed in.

import type * as z from 'zod';

/**
 * How a value is shown and typed: `money` whole fen, `count` a whole number, `share` whole hundredths of a percent,
 * `text` one line, `lines` several, `rates` decimal texts by currency code.
 */
export const FIELD_KINDS = ['money', 'count', 'share', 'text', 'lines', 'rates'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export type SettingValue = string | number | Readonly<Record<string, string>>;
export type AreaValues = Readonly<Record<string, SettingValue>>;

export type Area<Values extends AreaValues = AreaValues> = {
  /** Names the area for ever; its rows carry the name. */
  readonly area: string;
  /** Refuses what must not be saved; the limits of each value stand here. */
  readonly schema: z.ZodType<Values>;
  /** What holds until an admin changes it, and for values that an older version does not have. */
  readonly defaults: Values;
  /** The order of the form. */
  readonly fields: { readonly [Key in keyof Values]: FieldKind };
};

/** Declares an area. Its labels are texts of the feature that owns it. */
export function defineArea<Values extends AreaValues>(area: {
  readonly area: string;
  readonly schema: z.ZodType<Values>;
  readonly defaults: NoInfer<Values>;
  readonly fields: { readonly [Key in keyof NoInfer<Values>]: FieldKind };
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
