import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { NewPasskeyResponse, PasskeyResponse } from '#contract/account/factors.contract.ts';
import { secondFactorContract } from '#contract/account/second-factor.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { failureMessage } from './failure-message.ts';

type Options = Record<string, unknown>;

/** Lazy: most sign-ins use no passkey. */
const webAuthn = () => import('@simplewebauthn/browser');

export async function promptForNewPasskey(options: Options): Promise<NewPasskeyResponse> {
  const { startRegistration } = await webAuthn();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return { ...named(id, rawId), response: { clientDataJSON, attestationObject, transports } };
}

export async function promptForPasskey(options: Options): Promise<PasskeyResponse> {
  const { startAuthentication } = await webAuthn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { ...named(id, rawId), response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

export async function signInWithPasskey() {
  const { options } = await callApi(secondFactorContract.startPasskeyLogin);
  const response = await promptForPasskey(options);
  return callApi(secondFactorContract.passkeyLogin, { body: { response } });
}

const named = (id: string, rawId: string) => ({ id, rawId, type: 'public-key' as const, clientExtensionResults: {} });

const BY_ERROR_NAME: Record<string, string> = {
  NotAllowedError: 'Se canceló o pasó demasiado tiempo. Inténtalo de nuevo cuando quieras.',
  InvalidStateError: 'Ese dispositivo ya tiene una llave de acceso de tu cuenta.',
  SecurityError: 'Este navegador no admite llaves de acceso en esta dirección.',
  NotSupportedError: 'Este dispositivo no admite llaves de acceso.',
};

export function passkeyFailure(error: unknown): string {
  if (error instanceof ApiError) return failureMessage(error, 'No se pudo usar la llave de acceso.');
  const name = error instanceof Error ? error.name : '';
  return BY_ERROR_NAME[name] ?? 'No se pudo usar la llave de acceso. Inténtalo de nuevo.';
}
