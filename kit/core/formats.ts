// The formatters of Intl, each made once: making one takes a slow phone as long as rendering a card.

/** Formatters by language tag and options; both come from our code, so they are few. */
function formatsOf<Options extends object, Format>(create: (tag: string, options: Options) => Format) {
  const known = new Map<string, Format>();
  return (tag: string, options: Options): Format => {
    const key = tag + JSON.stringify(options);
    const format = known.get(key) ?? create(tag, options);
    known.set(key, format);
    return format;
  };
}

export const numberFormat = formatsOf(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
export const dateFormat = formatsOf(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
export const pluralRules = formatsOf(
  (tag, options: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options),
);
