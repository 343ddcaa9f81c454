import { secondFactorContract } from '#contract/account/second-factor.contract.ts';
import { apiQuery } from '../../lib/api-queries.ts';
import { useCall } from '../../lib/use-call.ts';
import { handleSignedIn } from './sign-in.api.ts';

/** Never cached: the next sign-in may be another person's. */
export const secondFactorsQuery = apiQuery(secondFactorContract.getSecondFactors, {}, { gcTime: 0 });

export const useSendCode = () =>
  useCall(secondFactorContract.sendCode, {
    onSuccess: (user, _input, _before, { client }) => handleSignedIn(client, user),
  });
