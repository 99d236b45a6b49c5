// How the calls about applications answer: the views of a row, and a decision or why it was not taken.

import { ORPCError } from '@orpc/server';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { ApplicationState } from '../domain/index.ts';
import type { decideApplication } from './decide.ts';

type Applied = {
  readonly userId: UserId;
  readonly decidedBy: UserId | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
};

/** For the person: what they answered, and what became of it. */
export function viewApplication<Application extends Applied>(application: Application) {
  // Who decided is told to admins alone, by the audit.
  const { userId: _userId, decidedBy: _decidedBy, createdAt, decidedAt, ...answers } = application;
  return {
    ...answers,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

type Named<Application> = { readonly application: Application; readonly name: string };

/** For admins: with who asks. */
const viewNamed = <Application extends Applied>({ application, name }: Named<Application>) => ({
  ...viewApplication(application),
  userId: application.userId,
  name,
});

type Reachable = { readonly email: string; readonly isEmailProven: boolean };

/** For admins who are to decide: with how to reach who asks. */
export const viewListed = <Application extends Applied>({
  email,
  isEmailProven,
  ...named
}: Named<Application> & Reachable) => ({ ...viewNamed(named), email, isEmailProven });

type DecisionErrors = {
  readonly APPLICATION_DECIDED: () => Error;
  readonly ROLE_UNFIT: () => Error;
};

/** The view of what was decided; throws what the contract declares where it was not. */
export function answerDecision<Application extends Applied & { readonly state: ApplicationState }>(
  decided: Awaited<ReturnType<typeof decideApplication<Application>>>,
  errors: DecisionErrors,
) {
  if (decided.ok) return viewNamed(decided.value);
  if (decided.error.code === 'not_found') throw new ORPCError('NOT_FOUND');
  throw decided.error.code === 'decided' ? errors.APPLICATION_DECIDED() : errors.ROLE_UNFIT();
}
