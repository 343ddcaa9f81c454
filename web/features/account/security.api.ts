import { securityContract } from '#contract/account/security.contract.ts';
import { securityLogContract } from '#contract/security-log/security-log.contract.ts';
import { apiQuery, listQuery, revalidate } from '../../lib/api-queries.ts';
import { useCall } from '../../lib/use-call.ts';

const { listSessions, changePassword, endSession, endOtherSessions } = securityContract;

export const ownSecurityEventsQuery = (page: number, limit: number) =>
  listQuery(securityLogContract.listOwnSecurityEvents, { query: { page, limit } }, revalidate);

export const useForgottenPassword = () => useCall(securityContract.forgotPassword);

/** The session of before is over, whosever it was. */
export const useResetPassword = () =>
  useCall(securityContract.resetPassword, {
    onSuccess: (_answer, _input, _before, { client }) => client.invalidateQueries(),
  });

export const ownSessionsQuery = apiQuery(listSessions, {});

const stale = [listSessions.path];

export const useChangePassword = () => useCall(changePassword, { stale });
export const useEndSession = () => useCall(endSession, { stale, staleOn: 'onSettled' });
export const useEndOtherSessions = () => useCall(endOtherSessions, { stale, staleOn: 'onSettled' });
