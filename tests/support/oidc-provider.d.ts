/** The part of oidc-provider that the tests use; the package brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  export interface Account {
    accountId: string;
    claims(): Record<string, unknown>;
  }

  export interface Configuration {
    clients: Record<string, unknown>[];
    claims: Record<string, string[]>;
    scopes: string[];
    jwks?: { keys: object[] };
    cookies: { keys: string[] };
    features: Record<string, { enabled: boolean }>;
    interactions: { url: (context: unknown, interaction: { uid: string }) => string };
    findAccount: (context: unknown, id: string) => Account;
    conformIdTokenClaims: boolean;
    ttl: Record<string, number>;
  }

  interface Interaction {
    prompt: { name: string };
    session?: { accountId: string };
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export class Provider {
    readonly Grant: new (values: {
      accountId: string;
      clientId: string;
    }) => Grant;
    constructor(issuer: string, configuration: Configuration);
    callback(): RequestListener;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
