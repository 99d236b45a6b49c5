// Puts problems and the server's refusals into the person's language.

import { errorCode, errorData } from '../../../../kit/web/api/api.ts';
import { t as common, errorText, formatDate } from '../../../../kit/web/i18n.ts';
import type { Refusal } from '../../../../kit/web/use-form.ts';
import { type FieldProblems, REGISTRATION_PROBLEMS, type RegistrationProblem } from '../../domain/index.ts';
import { t } from '../texts.ts';

/** Texts for the problems by field; undefined when there are none. Empty fields also get the spec's line on top. */
export function toRefusal<Name extends string>(problems: FieldProblems<Name>): Refusal<Name> | undefined {
  const entries = Object.entries<RegistrationProblem | undefined>(problems);
  if (entries.length === 0) return undefined;
  const isMissing = entries.some(([, problem]) => problem === 'fields_missing');
  const fields = Object.fromEntries(
    entries.flatMap(([name, problem]) => (problem ? [[name, problemText(problem)]] : [])),
  );
  return {
    // fromEntries forgets the names; they are the problems' own.
    fields: fields as Refusal<Name>['fields'] & object,
    ...(isMissing ? { message: t('problems.fields_missing') } : {}),
  };
}

function problemText(problem: RegistrationProblem): string {
  return problem === 'fields_missing' ? common('field.missing') : t(`problems.${problem}`);
}

type Where<Name extends string> = {
  /** The field each code belongs to; codes that are not named stand above the form. */
  readonly fields?: Readonly<Record<string, Name>>;
  /** The field each problem of FIELDS_INVALID belongs to. */
  readonly problems?: { readonly [Problem in RegistrationProblem]?: Name };
  /** Said for codes that have no text of their own. */
  readonly otherwise?: string;
};

/** Where the problems of a password stand that is being chosen, typed twice. */
export const PASSWORD_PROBLEMS = {
  passwords_differ: 'repeated',
  password_too_short: 'password',
  password_too_long: 'password',
  password_too_common: 'password',
} as const;

/** The refusal for what a call threw. */
export function explainError<Name extends string>(error: unknown, where: Where<Name> = {}): Refusal<Name> {
  const code = errorCode(error);
  const problem = code === 'FIELDS_INVALID' ? problemOf(errorData(error)) : undefined;
  if (problem) return at(where.problems?.[problem], problemText(problem));
  return at(where.fields?.[code], textOf(code, error, where.otherwise));
}

/** The text for what a call threw, where there is no form to put it at. */
export function refusalText(error: unknown): string {
  return textOf(errorCode(error), error, undefined);
}

function at<Name extends string>(field: Name | undefined, text: string): Refusal<Name> {
  if (field === undefined) return { message: text };
  // A computed key loses its type; the record has just this one.
  return { fields: { [field]: text } as Refusal<Name>['fields'] & object };
}

function textOf(code: string, error: unknown, otherwise: string | undefined): string {
  switch (code) {
    case 'SIGN_IN_FAILED':
    case 'ACCOUNT_BANNED':
    case 'EMAIL_TAKEN':
    case 'USERNAME_TAKEN':
    case 'PASSWORD_WRONG':
    case 'LINK_INVALID':
    case 'OWN_ACCOUNT':
    case 'CODE_NEEDED':
    case 'CODE_WRONG':
    case 'SECOND_FACTOR_ON':
    case 'SECOND_FACTOR_OFF':
      return t(`errors.${code}`);
    case 'INVITE_INVALID':
      return inviteText(errorData(error));
    case 'TOO_MANY_REQUESTS':
      return waitText(errorData(error));
    case 'OFFLINE':
    case 'SERVICE_UNAVAILABLE':
      return errorText(code);
    default:
      return otherwise ?? errorText(code);
  }
}

/** Why the invite code cannot be used; a reason that a newer server knows reads as the first. */
export function inviteText(data: unknown): string {
  const problem = typeof data === 'object' && data !== null && 'problem' in data ? data.problem : undefined;
  return t(`invite.${problem === 'used_up' || problem === 'disabled' ? problem : 'unknown'}`);
}

/** Says for how long and until when to wait: the clock still holds when the message has stood for a while. */
function waitText(data: unknown): string {
  const seconds = isWait(data) ? data.retryAfterSeconds : 60;
  const until = new Date(Date.now() + seconds * 1000);
  const time = formatDate(until, { hour: '2-digit', minute: '2-digit' });
  return seconds < 60
    ? t('errors.waitSeconds', { count: seconds })
    : t('errors.waitMinutes', { count: Math.ceil(seconds / 60), time });
}

function isWait(data: unknown): data is { readonly retryAfterSeconds: number } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'retryAfterSeconds' in data &&
    typeof data.retryAfterSeconds === 'number'
  );
}

function problemOf(data: unknown): RegistrationProblem | undefined {
  const given = typeof data === 'object' && data !== null && 'problem' in data ? data.problem : undefined;
  return REGISTRATION_PROBLEMS.find((problem) => problem === given);
}
