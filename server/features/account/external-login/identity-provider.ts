import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { accountLimits, registerBody } from '#contract/account/account.contract.ts';
import type { Config } from '../../../core/config.ts';
import { PROOF_SECONDS } from '../../../core/sessions.ts';

export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Identity {
  issuer: string;
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
}

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 5;
/** Not blank: two people with an empty subject would share an account. */
const SUBJECT = /^(?=.*\S)[^\p{Cc}]{1,255}$/u;

/** Any issuer that conforms to OpenID Connect: authorization code with PKCE, state and nonce. */
export class IdentityProvider {
  private discovered: Promise<oidc.Configuration> | undefined;

  constructor(
    private readonly settings: NonNullable<Config['oidc']>,
    private readonly redirectUri: string,
    private readonly timeoutSeconds = TIMEOUT_SECONDS,
  ) {}

  /** `isProof`: the issuer asks for a new sign-in. */
  async startLogin({ isProof = false } = {}): Promise<{ url: URL; attempt: Attempt }> {
    const configuration = await this.inTime(this.discover());
    const verifier = oidc.randomPKCECodeVerifier();
    const attempt = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier };
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri,
      scope: SCOPE,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(isProof && { prompt: 'login', max_age: String(PROOF_SECONDS) }),
    });
    return { url, attempt };
  }

  async finishLogin(query: string, { state, nonce, verifier }: Attempt, { isProof = false } = {}): Promise<Identity> {
    const configuration = await this.discover();
    const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${this.redirectUri}?${query}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      // Requires the claim `auth_time`.
      ...(isProof && { maxAge: PROOF_SECONDS }),
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the issuer sent no identity');
    if (!SUBJECT.test(claims.sub)) throw new Error('the issuer did not say whose identity it is');
    // Some issuers put only the subject into the token; the rest comes from the userinfo endpoint.
    const told =
      claims.email === undefined ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims;
    return { issuer: claims.iss, subject: claims.sub, ...personOf(told) };
  }

  /** The client's own limit begins when it has an address: a name server that does not answer takes longer. */
  private async inTime<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const fail = () => reject(new Error('the issuer did not answer in time'));
      timer = setTimeout(fail, this.timeoutSeconds * 1000);
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  /** Retried after a failure. */
  private discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const isInsecure = issuer.startsWith('http:');
    this.discovered ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        // The token's signature is checked, not only its origin. Without TLS the provider is on this machine: the
        // configuration accepts no other.
        execute: [oidc.enableNonRepudiationChecks, ...(isInsecure ? [oidc.allowInsecureRequests] : [])],
      })
      .catch((error) => {
        this.discovered = undefined;
        throw error;
      });
    return this.discovered;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function accepted(schema: z.ZodMiniType<string>, text: string): string | undefined {
  return z.safeParse(schema, text).data;
}

const nameIn = (text: string) => accepted(registerBody.shape.firstName, text.slice(0, accountLimits.name));

function personOf(claims: Record<string, unknown>) {
  const [first = '', ...rest] = textOf(claims.name).split(/\s+/);
  const email = accepted(registerBody.shape.email, textOf(claims.email));
  return {
    email,
    isEmailVerified: claims.email_verified === true,
    firstName: nameIn(textOf(claims.given_name)) ?? nameIn(first) ?? nameIn(email?.split('@')[0] ?? ''),
    lastName: nameIn(textOf(claims.family_name)) ?? nameIn(rest.join(' ')),
  };
}
