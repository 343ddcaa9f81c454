import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { factorLimits, type NewPasskeyResponse, type PasskeyResponse } from '#contract/account/factors.contract.ts';
import type { Config } from '../../../core/config.ts';
import type { Context } from '../../../core/context.ts';
import { conflict, invalid, notFound, unauthorized } from '../../../core/errors.ts';
import type { SignedIn } from '../../../core/signed-in.ts';
import type { Viewer } from '../../../core/viewer.ts';
import { isUniqueViolation } from '../../../database/database-errors.ts';
import { securityEvents } from '../../../services/notifications/security-notifications.service.tsx';
import { getSettings } from '../../../services/site-settings/site-settings.queries.ts';
import { refuseWithoutWayIn } from '../credentials/last-way-in.service.ts';
import { Challenges } from './challenges.service.ts';
import { addFactor, removeFactor } from './factor-changes.service.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  recordPasskeyUse,
} from './factors.queries.ts';
import { issueFirstRecoveryCodes } from './recovery-codes.service.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** IP addresses are refused: browsers make no passkeys for them. Outside production loopback names are accepted. */
function relyingParty(
  request: FastifyRequest,
  { production, publicUrl }: Pick<Config, 'production' | 'publicUrl'>,
): { id: string; origin: string } {
  const { hostname, origin, port } = openedAt(request, production) ?? new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { id: hostname, origin };
  const named = LOOPBACK.test(hostname) ? ` Abre el portal en http://localhost${port && `:${port}`}.` : '';
  throw conflict(`Las llaves de acceso no funcionan en una dirección con números.${named}`);
}

function openedAt({ headers: { host } }: FastifyRequest, production: boolean): URL | undefined {
  const address = `http://${host}`;
  if (production || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return LOOPBACK.test(url.hostname) ? url : undefined;
}

/** Not interchangeable: a challenge for one purpose is refused for the other. */
type RequestPurpose = 'passkey-sign-in' | 'passkey-proof';

const TIMEOUT_MS = 5 * 60_000;

const refusedPasskey = () => invalid({ response: 'La llave de acceso no se pudo comprobar. Inténtalo de nuevo.' });

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const asCredentials = (rows: PasskeyRow[]) => rows.map(({ credentialId: id, transports }) => ({ id, transports }));

/** The library throws on malformed responses. */
async function verified<T extends { verified: boolean }>(verification: Promise<T>): Promise<T> {
  const outcome = await verification.catch(() => undefined);
  if (!outcome?.verified) throw refusedPasskey();
  return outcome;
}

/** WebAuthn: discoverable credentials with user verification. */
export class Passkeys {
  private readonly challenges: Challenges;

  constructor(
    private readonly context: Pick<Context, 'database' | 'config' | 'keyring' | 'jobs' | 'sessions' | 'assurance'>,
  ) {
    this.challenges = new Challenges(context);
  }

  async startRegistration(request: FastifyRequest, reply: FastifyReply, viewer: Viewer) {
    const { database, config } = this.context;
    const own = await listPasskeys(database, viewer.id);
    if (own.length >= factorLimits.passkeys) {
      throw conflict(`Puedes tener hasta ${factorLimits.passkeys} llaves de acceso. Quita alguna antes.`);
    }
    const { siteName } = await getSettings(database);
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: relyingParty(request, config).id,
      userName: viewer.email,
      userDisplayName: `${viewer.firstName} ${viewer.lastName}`,
      userID: new TextEncoder().encode(viewer.id),
      timeout: TIMEOUT_MS,
      excludeCredentials: asCredentials(own),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.begin(reply, 'passkey-registration', { user: viewer, challenge: options.challenge });
    return options;
  }

  async add(
    request: FastifyRequest,
    reply: FastifyReply,
    viewer: Viewer,
    { name, response }: { name: string; response: NewPasskeyResponse },
  ): Promise<{ row: PasskeyRow; recoveryCodes: string[] | null }> {
    const { id, origin } = relyingParty(request, this.context.config);
    const begun = await this.challenges.consume(request, reply, 'passkey-registration');
    if (!begun?.challenge || begun.userId !== viewer.id) throw refusedPasskey();
    const { registrationInfo } = await verified(
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: begun.challenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
      }),
    );
    if (!registrationInfo) throw refusedPasskey();
    const { credential, credentialBackedUp } = registrationInfo;
    return addFactor(this.context, request, reply, viewer.id, async (transaction, owner, trustedSince) => {
      const row = await insertPasskey(transaction, {
        userId: viewer.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isBackedUp: credentialBackedUp,
        name,
        trustedSince,
      }).catch((error) => {
        throw isUniqueViolation(error, 'passkeys_credential_id_unique')
          ? conflict('Esa llave de acceso ya está agregada.')
          : error;
      });
      const recoveryCodes = await issueFirstRecoveryCodes(this.context, transaction, owner.id);
      const event = securityEvents.newPasskey(row.name);
      return { event, added: { row, recoveryCodes }, proof: { passkeyId: row.id } };
    });
  }

  remove(request: FastifyRequest, userId: string, id: string): Promise<void> {
    return removeFactor(this.context, request, userId, { passkeyId: id }, async (transaction) => {
      const removed = await deletePasskey(transaction, userId, id);
      if (!removed) throw notFound('Esa llave de acceso ya no existe.');
      await refuseWithoutWayIn(transaction, userId);
      return `la llave de acceso «${removed.name}»`;
    });
  }

  /** Without `user`: any passkey that the browser offers. */
  async startRequest(request: FastifyRequest, reply: FastifyReply, purpose: RequestPurpose, user?: SignedIn) {
    const { database, config } = this.context;
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(request, config).id,
      allowCredentials: user ? asCredentials(await listPasskeys(database, user.id)) : [],
      userVerification: 'required',
      timeout: TIMEOUT_MS,
    });
    await this.begin(reply, purpose, { user, challenge: options.challenge });
    return options;
  }

  private async begin(...begun: Parameters<Challenges['create']>): Promise<void> {
    if (!(await this.challenges.create(...begun))) throw unauthorized();
  }

  /** Returns the owner as read before the verification. */
  async identify(
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: RequestPurpose,
    response: PasskeyResponse,
  ): Promise<SignedIn & { passkeyId: string }> {
    const { id, origin } = relyingParty(request, this.context.config);
    const begun = await this.challenges.consume(request, reply, purpose);
    const found = await findPasskey(this.context.database, response.id);
    if (!begun?.challenge || !found || (begun.userId && begun.userId !== found.userId)) throw refusedPasskey();
    const { authenticationInfo } = await verified(
      verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: begun.challenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
        credential: {
          id: found.credentialId,
          publicKey: bytesOf(found.publicKey),
          counter: found.counter,
          transports: found.transports,
        },
      }),
    );
    const used = { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
    if (!(await recordPasskeyUse(this.context.database, found.id, used))) throw refusedPasskey();
    return { id: found.userId, sessionGeneration: found.sessionGeneration, passkeyId: found.id };
  }
}
