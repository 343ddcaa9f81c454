import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { dominicanDay } from '#contract/dominican-dates.ts';
import type { Context } from '../../core/context.ts';
import { flushDeletionJournal, recordDeletion } from '../../core/deletion-journal.ts';
import { invalid } from '../../core/errors.ts';
import { deleteFileIfUnused } from '../../core/files/stored-files.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { isLockFailure, lastAdministrator } from '../../database/database-errors.ts';
import { sendFarewell, verifyIdentity } from '../account/account.service.ts';
import { changeOwnAccount } from '../account/credentials/change-account.service.ts';
import { revoke } from '../account/credentials/revoke.service.ts';
import { deleteAnswers } from '../events/registration.queries.ts';
import { releaseSeats } from '../events/registration.service.ts';
import { ownedSubscriptions, ownsAddress } from './own-data.policy.ts';
import {
  anonymizeAccount,
  deleteQueuedMail,
  deleteUnusedVocabulary,
  findUndeletedAccount,
  isLastAdministrator,
  listRegisteredEvents,
  lockUserRelations,
  removeInvitations,
  removeRows,
  removeSubscription,
} from './own-data.queries.ts';
import { PERSONAL_DATA_MAP } from './personal-data-map.ts';

/** Irreversible. Posts and comments stay, anonymized, so that the answers of others keep their context. */
export async function deleteAccount(
  context: Context,
  viewer: Viewer,
  request: FastifyRequest,
  proof: { email: string; password?: string | undefined },
): Promise<void> {
  const { database } = context;
  const wrongEmail = () => invalid({ email: 'No es el correo de tu cuenta' });
  if (proof.email !== viewer.email) throw wrongEmail();
  if (!(await verifyIdentity(context, viewer, proof.password ?? ''))) {
    throw invalid({ password: 'La contraseña no es correcta' });
  }
  if (await isLastAdministrator(database, viewer.id)) throw lastAdministrator();
  await retryWhenLocked(() =>
    changeOwnAccount(context, request, viewer.id, async (transaction, owner) => {
      // It may have changed while the password was checked; a new password ends the session.
      if (proof.email !== owner.email) throw wrongEmail();
      await sendFarewell(context, transaction, viewer);
      await eraseAccount(context, transaction, viewer);
    }),
  );
  // A full or read-only disk must not prevent a deletion: the status page tells of it, and the job retries.
  await flushDeletionJournal(context).catch((err) =>
    context.log.error({ err, folder: context.config.backupDir }, 'a deleted account could not be journaled'),
  );
  // The retention job deletes mails that are missed here.
  await deleteQueuedMail(database, viewer, ownsAddress(viewer, context.config)).catch((err) =>
    context.log.warn({ err }, 'mails of who left stay for a while'),
  );
}

type EraseDeps = Pick<Context, 'config' | 'jobs' | 'now'>;

/** One transaction: a refused or interrupted deletion changes nothing. */
async function eraseAccount(
  context: EraseDeps,
  transaction: Queryable,
  viewer: Pick<Viewer, 'id' | 'email' | 'isEmailVerified'>,
): Promise<void> {
  const person = await lockUserRelations(transaction, viewer.id);
  const registered = await listRegisteredEvents(transaction, viewer.id, dominicanDay(context.now()));
  await releaseSeats(
    context,
    transaction,
    viewer.id,
    registered.map(({ id }) => id),
  );
  await deleteAnswers(transaction, viewer.id);
  // Before the anonymization, after which the row does not change.
  await revoke(transaction, viewer.id, 'deleted');
  await anonymizeAccount(transaction, viewer.id);
  if (person.photoHash) await deleteFileIfUnused(transaction, person.photoHash);
  for (const column of PERSONAL_DATA_MAP)
    if (column.onDeletion === 'remove') await removeRows(transaction, column, viewer.id);
  await removeSubscription(transaction, viewer.email, ownedSubscriptions(viewer, context.config));
  if (viewer.isEmailVerified) await removeInvitations(transaction, viewer.email);
  await deleteUnusedVocabulary(transaction, person.words);
  await recordDeletion(transaction, viewer.id);
}

/** For accounts that a restored backup brought back. Returns the count; throws the first failure at the end. */
export async function repeatDeletions(
  { config, database, jobs, now }: Pick<Context, 'config' | 'database' | 'jobs' | 'now'>,
  userIds: string[],
): Promise<number> {
  let count = 0;
  const failures: unknown[] = [];
  for (const id of userIds) {
    try {
      const person = await findUndeletedAccount(database, id);
      if (!person) continue;
      await database.transaction((transaction) => eraseAccount({ config, jobs, now }, transaction, person));
      await deleteQueuedMail(database, person, ownsAddress(person, config));
      count += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return count;
}

const MAX_ATTEMPTS = 8;

/** Random pauses keep two deletions from colliding again. */
async function retryWhenLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isLockFailure(error)) throw error;
      await wait(randomInt(20, 200));
    }
  }
}
