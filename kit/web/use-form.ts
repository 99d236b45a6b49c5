// A form: keeps what was typed, checks before it sends, puts each error at its field, and never sends twice at once.

import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';

export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Why a form was not accepted: texts by field, and one above the form. */
export type Refusal<Name extends string> = {
  readonly fields?: { readonly [Field in Name]?: string };
  readonly message?: string;
};

type FormOptions<Name extends string> = {
  readonly initial: Values<Name>;
  /** The rules that need no server; undefined when the form may be sent. */
  readonly check: (values: Values<Name>) => Refusal<Name> | undefined;
  readonly send: (values: Values<Name>) => Promise<void>;
  /** Puts into words what `send` threw. */
  readonly explain: (error: unknown) => Refusal<Name>;
};

export type Form<Name extends string> = {
  readonly values: Values<Name>;
  readonly busy: boolean;
  readonly message: string | undefined;
  /** Grows with each refusal, so that an alert with the same words is read again. */
  readonly refusals: number;
  readonly formProps: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** What a text field of the form needs. */
  readonly field: (name: Name) => {
    readonly name: Name;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
    readonly error: string | undefined;
  };
};

export function useForm<Name extends string>(options: FormOptions<Name>): Form<Name> {
  const { check, send, explain } = options;
  const [values, setValues] = useState(options.initial);
  const [refusal, setRefusal] = useState<Refusal<Name>>({});
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (reason: Refusal<Name>) => {
    setRefusal(reason);
    setRefusals((count) => count + 1);
  };

  const submit = async () => {
    // State comes a render late: two quick presses of Enter must not both pass.
    if (isSending.current) return;
    const found = check(values);
    if (found) return refuse(found);
    isSending.current = true;
    setBusy(true);
    setRefusal({});
    try {
      await send(values);
    } catch (error) {
      refuse(explain(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return {
    values,
    busy,
    message: refusal.message,
    refusals,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
    field: (name) => ({
      name,
      value: values[name],
      error: refusal.fields?.[name],
      onChange: ({ target }) => {
        setValues((before) => ({ ...before, [name]: target.value }));
        // What is being mended is no longer wrong; the rest stays marked.
        setRefusal(({ fields, ...rest }) => ({ ...rest, fields: { ...fields, [name]: undefined } }));
      },
    }),
  };
}
