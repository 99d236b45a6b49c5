// The one place that ties our fields to react-hook-form: checks before sending, each refusal at its field, never sent twice at once.

import { type MouseEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useForm as useHookForm } from 'react-hook-form';
import { isSecondTap } from './double-tap.ts';
import { COPIES } from './storage.ts';
import { keepInTab, readInTab } from './tab-storage.ts';

/** Why a form was not accepted: texts by field, and one above the form. */
export type Refusal<Name extends string> = {
  readonly fields?: { readonly [Field in Name]?: string };
  readonly message?: string;
};

type NameOf<Values> = Extract<keyof Values, string>;
type TextNameOf<Values> = {
  [Name in NameOf<Values>]: Values[Name] extends string ? Name : never;
}[NameOf<Values>];

type FormOptions<Values extends object> = {
  /** A name has no dot in it, which would be a path. */
  readonly initial: Values;
  /** The rules that need no server; undefined when the form may be sent. */
  readonly check?: (values: NoInfer<Values>) => Refusal<NameOf<NoInfer<Values>>> | undefined;
  readonly send: (values: NoInfer<Values>) => Promise<void>;
  /**
   * Under which this tab keeps what is typed until it was sent: whoever closes a dialog by mistake finds it again. It names
   * what the form is about, and its fields are texts.
   */
  readonly keptAs?: string;
  /** Puts into words what `send` threw. */
  readonly explain: (error: unknown, values: NoInfer<Values>) => Refusal<NameOf<NoInfer<Values>>>;
};

type WithError = { readonly error: string | undefined };

/** What a component needs to show text fields of any form that has them. */
export type TextFields<Name extends string> = {
  /** For a text field, which keeps its text itself. */
  readonly field: (
    name: Name,
  ) => Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> & WithError;
};

/** What is said above a form. */
export type FormNotice = {
  readonly message: string | undefined;
  /** Grows with each refusal, so that an alert with the same words is read again. */
  readonly refusals: number;
};

export type Form<Values extends object> = TextFields<TextNameOf<Values>> &
  FormNotice & {
    readonly busy: boolean;
    /** Something stands in it that did not stand there at first. */
    readonly isChanged: boolean;
    /** What was typed another time stands in it, and was not sent. */
    readonly isRestored: boolean;
    /** Drops what was typed, also what the tab keeps of it. */
    readonly drop: () => void;
    readonly formProps: {
      readonly ref: RefObject<HTMLFormElement | null>;
      readonly noValidate: true;
      readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
      /** What a refusal brings below the finger, such as a question, takes nothing from the second tap on the button. */
      readonly onClickCapture: (event: MouseEvent<HTMLFormElement>) => void;
    };
    /** For a field that is told its value: a choice, a list, a file. */
    readonly choice: <Name extends NameOf<Values>>(
      name: Name,
    ) => { readonly value: Values[Name]; readonly onChange: (value: Values[Name]) => void } & WithError;
    /** The value of a field, kept up to date. */
    readonly watch: <Name extends NameOf<Values>>(name: Name) => Values[Name];
    /** All of them as they stand, kept up to date. */
    readonly watchAll: () => Values;
    /** Of a group of fields, which has none of its own. */
    readonly errorOf: (name: NameOf<Values>) => string | undefined;
    readonly set: (changes: Partial<Values>) => void;
    /** Stays the same function. */
    readonly focus: (name: TextNameOf<Values>) => void;
  };

/** Focus alone leaves what stands below the field, which says what is wrong, behind the fixed bars. */
function showRefused(field: HTMLElement | null | undefined): void {
  if (!field) return;
  field.focus({ preventScroll: true });
  const texts = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  for (const id of texts) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  // The field last: where not all fits, it is what stays in sight.
  field.scrollIntoView({ block: 'nearest' });
}

/** Each brings the first refused field into sight, and with it perhaps something below the finger. */
function useRefusals() {
  const [refusals, setRefusals] = useState(0);
  const refusedAt = useRef(Number.NEGATIVE_INFINITY);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) showRefused(element.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [refusals]);
  const noteRefusal = () => {
    refusedAt.current = performance.now();
    setRefusals((count) => count + 1);
  };
  const onClickCapture = (event: MouseEvent<HTMLFormElement>) => {
    if (!isSecondTap(event, refusedAt.current)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { element, refusals, noteRefusal, onClickCapture };
}

const keyOf = (name: string): string => `${COPIES}form-${name}`;

function forget(keptAs: string | undefined): void {
  if (keptAs !== undefined) keepInTab(keyOf(keptAs), null);
}

/** Of what is kept, the texts of fields that this form has. */
function recall(keptAs: string | undefined, initial: object): Readonly<Record<string, string>> | undefined {
  if (keptAs === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(readInTab(keyOf(keptAs)) ?? '{}');
    const fields = Object.entries(kept ?? {}).flatMap(([name, value]): [string, string][] =>
      Object.hasOwn(initial, name) && typeof value === 'string' ? [[name, value]] : [],
    );
    const isNew = fields.some(
      ([name, value]) => value !== Object.entries(initial).find(([key]) => key === name)?.[1],
    );
    return isNew ? Object.fromEntries(fields) : undefined;
  } catch {
    return undefined; // Another release wrote it.
  }
}

type TypedForm = Pick<UseFormReturn<Record<string, unknown>>, 'setValue' | 'watch' | 'reset'>;

/** Puts what was typed another time into its fields, so that they count as changed, and keeps each further change. */
function useTyped({ setValue, watch, reset }: TypedForm, keptAs: string | undefined, initial: object) {
  const [typed] = useState(() => recall(keptAs, initial));
  const [isRestored, setRestored] = useState(typed !== undefined);
  useEffect(() => {
    for (const [name, value] of Object.entries(typed ?? {})) setValue(name, value, { shouldDirty: true });
    if (keptAs === undefined) return undefined;
    const watching = watch((values) => keepInTab(keyOf(keptAs), JSON.stringify(values)));
    return () => watching.unsubscribe();
  }, [setValue, watch, keptAs, typed]);
  const drop = () => {
    reset();
    setRestored(false);
    forget(keptAs);
  };
  return { isRestored, drop };
}

export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { initial, check, send, explain, keptAs } = options;
  // Names are strings to the library; `Form` is what knows them.
  const form = useHookForm<Record<string, unknown>>({ defaultValues: { ...initial } });
  const { errors, isSubmitting, isDirty } = form.formState;
  const { isRestored, drop } = useTyped(form, keptAs, initial);
  const { element, refusals, noteRefusal, onClickCapture } = useRefusals();
  const isSending = useRef(false);

  const refuse = ({ fields = {}, message }: Refusal<NameOf<Values>>) => {
    for (const [name, text] of Object.entries<string | undefined>(fields))
      if (text !== undefined) form.setError(name, { message: text });
    if (message !== undefined) form.setError('root', { message });
    noteRefusal();
  };

  const submit = form.handleSubmit(async (given) => {
    // They began as `initial` and were changed by the names of `Form` only.
    const values = given as Values;
    const found = check?.(values);
    if (found) return refuse(found);
    try {
      await send(values);
      forget(keptAs);
    } catch (error) {
      refuse(explain(error, values));
    }
  });

  const errorOf = (name: string) => errors[name]?.message;
  // As in `submit`; the render that reads it is the one that it causes, nothing keeps it.
  // oxlint-disable-next-line react/incompatible-library
  const watch = <Name extends NameOf<Values>>(name: Name) => form.watch(name) as Values[Name];
  const setValue = (name: string, value: unknown) => {
    form.setValue(name, value, { shouldDirty: true });
    // What is being mended is no longer wrong; the rest stays marked.
    form.clearErrors(name);
  };

  return {
    busy: isSubmitting,
    isChanged: isDirty,
    isRestored,
    drop,
    message: errors.root?.message,
    refusals,
    formProps: {
      ref: element,
      noValidate: true,
      onClickCapture,
      onSubmit: (event) => {
        event.preventDefault();
        // State comes a render late: two quick presses of Enter must not both pass.
        if (isSending.current) return;
        isSending.current = true;
        form.clearErrors();
        void submit().finally(() => {
          isSending.current = false;
        });
      },
    },
    field: (name) => {
      const { ref, onChange, onBlur } = form.register(name);
      return { name, ref, onChange, onBlur, error: errorOf(name) };
    },
    choice: (name) => ({
      value: watch(name),
      onChange: (value) => setValue(name, value),
      error: errorOf(name),
    }),
    watch,
    // As in `submit`.
    watchAll: () => form.watch() as Values,
    errorOf,
    set: (changes) => {
      for (const [name, value] of Object.entries<unknown>(changes)) setValue(name, value);
    },
    focus: form.setFocus,
  };
}
