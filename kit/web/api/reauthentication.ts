// Lets a call that needs the password again wait while the page asks for it, and then makes it once more.

/** `always`: it is asked however short a while ago the password was given. */
export type AskedFor = 'lately' | 'always';
type Ask = (askedFor: AskedFor) => Promise<boolean>;

let askPerson: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Says how the person is asked; resolves to false when they would rather not. Returns the way to take that back. */
export function provideReauthentication(ask: Ask): () => void {
  askPerson = ask;
  return () => {
    if (askPerson === ask) askPerson = undefined;
  };
}

/** Makes a call; where `isNeeded` says so of its failure, asks for the password and makes it again, once. */
export async function withReauthentication<Answer>(
  call: () => Promise<Answer>,
  isNeeded: (error: unknown) => boolean,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isNeeded(error) || !(await ask('lately'))) throw error;
    return call();
  }
}

/** Asks for the password though it may have been given a short while ago: for what nobody can undo. */
export const askReauthentication = (): Promise<boolean> => ask('always');

/** Calls that fail at the same time share one question. */
async function ask(askedFor: AskedFor): Promise<boolean> {
  asking ??= askPerson?.(askedFor).finally(() => {
    asking = undefined;
  });
  return (await asking) ?? false;
}
