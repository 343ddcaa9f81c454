import * as oidc from 'openid-client';
import type { Config } from '../../core/config.ts';
import { PROOF_SECONDS } from '../../core/sessions.ts';

/** What must come back unchanged from the issuer; kept by the browser meanwhile. */
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
  firstName: string;
  lastName: string;
}

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 5;

/** Any issuer that conforms to OpenID Connect: authorization code with PKCE, state and nonce. */
export class IdentityProvider {
  private discovered: Promise<oidc.Configuration> | undefined;

  constructor(
    private readonly settings: NonNullable<Config['oidc']>,
    private readonly redirectUri: string,
  ) {}

  /** `isProof`: whoever is signed in there already is asked again. */
  async begin({ isProof = false } = {}): Promise<{ url: URL; attempt: Attempt }> {
    const configuration = await this.discover();
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

  /** Exchanges the code that came back. Throws on anything that is not the answer to that attempt. */
  async finish(query: string, { state, nonce, verifier }: Attempt, { isProof = false } = {}): Promise<Identity> {
    const configuration = await this.discover();
    const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${this.redirectUri}?${query}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      // The issuer tells when that was, or it counts for nothing.
      ...(isProof && { maxAge: PROOF_SECONDS }),
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the issuer sent no identity');
    // Some issuers put only the subject into the token and tell the rest when asked.
    const told =
      claims.email === undefined ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims;
    return { issuer: claims.iss, subject: claims.sub, ...personOf(told) };
  }

  /** Asked once; an issuer that could not be reached is asked again the next time. */
  private discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const isInsecure = issuer.startsWith('http:');
    this.discovered ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        // Only ever a provider on this machine: the configuration accepts no other without TLS.
        ...(isInsecure && { execute: [oidc.allowInsecureRequests] }),
      })
      .catch((error) => {
        this.discovered = undefined;
        throw error;
      });
    return this.discovered;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function personOf(claims: Record<string, unknown>) {
  const [first = '', ...rest] = textOf(claims.name).split(/\s+/);
  const email = textOf(claims.email).toLowerCase();
  return {
    email: email || undefined,
    isEmailVerified: claims.email_verified === true,
    firstName: textOf(claims.given_name) || first || email.split('@')[0] || '',
    lastName: textOf(claims.family_name) || rest.join(' '),
  };
}
