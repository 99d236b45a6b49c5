// Becoming a distributor: somebody applies, an admin decides, and the role changes at once.

import type { Member } from '../../../../kit/core/access.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { applicationsIn, type Deciding, decideApplication } from '../../../applications/server/api.ts';
import type { DistributionDeps } from '../deps.ts';
import { postDecision } from '../notices.ts';
import { distributorApplications } from '../tables.ts';

type Application = typeof distributorApplications.$inferSelect;

export const applications = applicationsIn(distributorApplications);

/** A role that teaches or runs the platform would be lost: those people ask an admin for a second account. */
export async function apply(
  { db, ageOf }: Pick<DistributionDeps, 'db' | 'ageOf'>,
  { id: userId, role }: Pick<Member, 'id' | 'role'>,
  plan: string,
): Promise<Result<Application, Failure<'role_unfit' | 'too_young' | 'age_unknown' | 'open_already'>>> {
  if (role !== 'student') return err('role_unfit');
  const age = await ageOf(db, userId);
  if (age !== 'adult') return err(age ? 'too_young' : 'age_unknown');
  const id = newId();
  const [made] = await db
    .insert(distributorApplications)
    .values({ id, userId, plan, state: 'submitted' })
    .onConflictDoNothing()
    .returning();
  return made ? ok(made) : err('open_already');
}

type DecidingDeps = Pick<DistributionDeps, 'db' | 'postNotice'>;

export const decideDistribution = (deps: DecidingDeps, deciding: Deciding) =>
  decideApplication(
    {
      db: deps.db,
      role: 'distributor',
      lock: applications.lock,
      store: applications.store,
      tell: (tx, application) => postDecision(tx, deps, application),
    },
    deciding,
  );
