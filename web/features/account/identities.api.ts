import { externalLoginContract } from '#contract/account/external-login.contract.ts';
import { apiQuery } from '../../lib/api-queries.ts';
import { useCall } from '../../lib/use-call.ts';

const { listIdentities, removeIdentity } = externalLoginContract;

export const ownIdentitiesQuery = apiQuery(listIdentities, {});
export const useRemoveIdentity = () => useCall(removeIdentity, { stale: [listIdentities.path], staleOn: 'onSettled' });
