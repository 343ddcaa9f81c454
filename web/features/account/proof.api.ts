import { proofContract } from '#contract/account/proof.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/api-queries.ts';

/** Never cached: a recent proof expires within minutes. */
export const proofStateQuery = apiQuery(proofContract.getProofState, {}, { gcTime: 0 });

export const provePassword = (password: string) => callApi(proofContract.provePassword, { body: { password } });

export const proveCode = (code: string) => callApi(proofContract.proveCode, { body: { code } });

export async function provePasskey() {
  const { promptForPasskey } = await import('./passkey-prompt.ts');
  const { options } = await callApi(proofContract.startPasskeyProof);
  const response = await promptForPasskey(options);
  return callApi(proofContract.provePasskey, { body: { response } });
}

export async function isProofRecent(): Promise<boolean> {
  return (await callApi(proofContract.getProofState)).isRecent;
}
