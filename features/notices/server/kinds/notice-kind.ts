// What a feature declares for each kind of notice: its data, its texts, where it leads, and whether it is mailed.

import type * as z from 'zod';
import type { Locale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { fillText } from '../../../../kit/core/texts.ts';

/** The texts of a kind, from the feature's `text/`; all but `label` are filled with `values`. */
export type NoticeText = {
  /** Names the kind where people choose what comes by mail. */
  readonly label: string;
  /** One line; also the subject of the mail. */
  readonly title: string;
  readonly detail: string;
  /** The body of the mail; `{{name}}` is the reader's, `{{link}}` where it leads. */
  readonly mail: string;
};

type Values = Readonly<Record<string, string>>;

type Declaration<Schema extends z.ZodType<object>> = {
  /** `feature.event`; stored with each notice, so it never changes. */
  readonly name: string;
  readonly data: Schema;
  readonly texts: Readonly<Record<Locale, NoticeText>>;
  /** What fills the texts. */
  readonly values: (data: z.output<Schema>, locale: Locale) => Values;
  /** The page that it leads to. */
  readonly path: (data: z.output<Schema>) => `/${string}`;
  /** Whether it is mailed to people who have not chosen. */
  readonly isMailed: boolean;
  /** Comes in numbers, as homework does: what is new within a short while is one mail. */
  readonly isGathered?: boolean;
  /** Mailed whatever its reader has chosen: it stands in no list of choices. */
  readonly mustReach?: boolean;
};

export type RenderedNotice = { readonly title: string; readonly detail: string; readonly path: string };

/** A kind as the rest of the code sees it, whatever its data is. */
export type NoticeKind = {
  readonly name: string;
  readonly isMailed: boolean;
  readonly mustReach: boolean;
  readonly isGathered: boolean;
  readonly labelIn: (locale: Locale) => string;
  readonly render: (data: unknown, locale: Locale) => Result<RenderedNotice, Failure<'data_unfit'>>;
  /** The body of the mail; `more` fills what only mails have. Throws where the data is not of this kind. */
  readonly renderMail: (data: unknown, locale: Locale, more: Values) => string;
};

/** A kind, and what may be posted as one. */
export type DeclaredKind<Data> = NoticeKind & {
  readonly of: (data: Data) => { readonly kind: NoticeKind; readonly data: Data };
};

export function noticeKind<Schema extends z.ZodType<object>>({
  name,
  data: schema,
  texts,
  values,
  path,
  isMailed,
  mustReach = false,
  isGathered = false,
}: Declaration<Schema>): DeclaredKind<z.input<Schema>> {
  const kind: NoticeKind = {
    name,
    isMailed,
    mustReach,
    isGathered,
    labelIn: (locale) => texts[locale].label,
    render: (stored, locale) => {
      const { data } = schema.safeParse(stored);
      if (data === undefined) return err('data_unfit');
      const filled = values(data, locale);
      const { title, detail } = texts[locale];
      return ok({ title: fillText(title, filled), detail: fillText(detail, filled), path: path(data) });
    },
    // Filled in one go: what stands for one name may look like another.
    renderMail: (stored, locale, more) =>
      fillText(texts[locale].mail, { ...values(schema.parse(stored), locale), ...more }),
  };
  return { ...kind, of: (data) => ({ kind, data }) };
}
