import { and, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { parseConfig } from '../../server/core/config.ts';
import { Jobs } from '../../server/core/jobs.ts';
import { externalIdentities } from '../../server/database/schema/account.ts';
import { passkeys } from '../../server/database/schema/factors.ts';
import {
  findOrCreateAccount,
  linkPendingIdentity,
} from '../../server/features/account/external-login/external-login.service.ts';
import { removeFactors } from '../../server/features/members/admin/admin-members.service.ts';
import type { ApiClient, ApiResponse } from './api-client.ts';
import type { TestApp } from './app.ts';
import { Authenticator } from './authenticator.ts';
import { createUser, PASSWORD } from './factories.ts';
import type { Party, State, StepName } from './ownership-model.ts';
import { addPasskey, INJECTED_ORIGIN, passkeyLogin } from './second-factors.ts';

/** Keeps what the queue clears once it is sent. */
export const catchMails = (portal: TestApp) =>
  portal.database.execute(sql`
    create table caught_mails (id bigserial primary key, data jsonb);
    create function catch_mail() returns trigger language plpgsql as $$
      begin if new.name = 'mail' then insert into caught_mails (data) values (new.data); end if; return new; end $$;
    create trigger catch_mail before insert on pgboss.job for each row execute function catch_mail();`);

/** One account on the portal itself, and the steps of the model. */
export class OwnershipPlay {
  private readonly mailbox: Record<Party, string>;
  private readonly browser: Record<Party, ApiClient>;
  private readonly key = {
    attacker: new Authenticator(INJECTED_ORIGIN),
    owner: new Authenticator(INJECTED_ORIGIN),
  };
  private readonly password: Record<Party, string> = { attacker: PASSWORD, owner: PASSWORD };
  private id = '';
  private chosen = 0;

  constructor(
    private readonly portal: TestApp,
    private readonly office: ApiClient,
  ) {
    const name = crypto.randomUUID();
    this.mailbox = { attacker: `ajena-${name}@prueba.example`, owner: `propia-${name}@prueba.example` };
    this.browser = { attacker: portal.visitor(), owner: portal.visitor() };
  }

  async begin(): Promise<void> {
    this.id = (await createUser(this.portal.database, { email: this.mailbox.owner, isEmailVerified: true })).id;
    await Promise.all([this.signIn('attacker'), this.signIn('owner')]);
  }

  /** Whether the portal let it happen. */
  async take(name: StepName): Promise<boolean> {
    const answer = await this.send(name);
    return typeof answer === 'boolean' ? answer : answer.status < 300;
  }

  private send(name: StepName): Promise<ApiResponse | boolean> {
    const who: Party = name.startsWith('attacker') ? 'attacker' : 'owner';
    const client = this.browser[who];
    switch (name.replace(/^(attacker|owner) /, '')) {
      case 'signs in':
        return this.signIn(who);
      case 'asks for another address':
      case 'asks for the address back':
        return this.askForAddress(who);
      case 'renews the link':
        return client.post('/api/auth/email-change/resend');
      case 'confirms the address':
        return this.follow(who, 'verificar', (token) => client.post('/api/auth/verify-email', { token }));
      case 'adds a factor':
        return addPasskey(client, this.key[who]).then(
          ({ added }) => added,
          () => false,
        );
      case 'changes the password':
        return this.changePassword(who);
      case 'links an identity':
        return this.linkIdentity(who);
      case 'ends the other sessions':
        return client.delete('/api/auth/sessions');
      case 'asks for a reset':
        return this.askForReset(who);
      case 'uses the reset':
        return this.follow(who, 'restablecer', (token) => this.choose(who, token));
      case 'resets by mail':
        return this.askForReset(who).then(
          (isSent) => isSent && this.follow(who, 'restablecer', (token) => this.choose(who, token)),
        );
      case 'undoes':
      case 'undoes by the first link':
        return this.undo(who, 'first');
      case 'undoes by the last link':
        return this.undo(who, 'last');
      case 'office suspends':
        return this.office.put(`/api/admin/members/${this.id}/suspension`, { reason: 'Por revisar' });
      case 'office reinstates':
        return this.office.delete(`/api/admin/members/${this.id}/suspension`);
      case 'office gives a role':
        return this.office.put(`/api/admin/members/${this.id}/role`, { role: 'editor' });
      case 'office takes the role':
        return this.office.put(`/api/admin/members/${this.id}/role`, { role: 'member' });
      default:
        return this.removeFactors();
    }
  }

  /** By the password, or by an own passkey. */
  private async signIn(who: Party): Promise<ApiResponse> {
    const [row] = (
      await this.portal.database.execute<{ email: string }>(sql`select email from users where id = ${this.id}`)
    ).rows;
    const byPassword = await this.browser[who].post('/api/auth/login', {
      email: row?.email,
      password: this.password[who],
    });
    return byPassword.status === 200 ? byPassword : passkeyLogin(this.browser[who], this.key[who]);
  }

  private async askForAddress(who: Party): Promise<ApiResponse> {
    const form = { firstName: 'Ana', lastName: 'Gil', email: this.mailbox[who] };
    return this.browser[who].put('/api/users/profile', { ...form, currentPassword: this.password[who] });
  }

  private nextPassword(): string {
    this.chosen += 1;
    return `una clave bien larga ${this.chosen}`;
  }

  private async changePassword(who: Party): Promise<ApiResponse> {
    const newPassword = this.nextPassword();
    const answer = await this.browser[who].put('/api/auth/password', {
      currentPassword: this.password[who],
      newPassword,
    });
    if (answer.status === 200) this.password[who] = newPassword;
    return answer;
  }

  private async choose(who: Party, token: string): Promise<ApiResponse> {
    const password = this.nextPassword();
    const answer = await this.browser[who].post('/api/auth/reset-password', { token, password });
    if (answer.status === 200) this.password[who] = password;
    return answer;
  }

  private async linkIdentity(who: Party): Promise<boolean> {
    const identity = {
      issuer: 'https://identidad.example',
      subject: this.mailbox[who],
      email: this.mailbox[who],
      isEmailVerified: true,
      firstName: 'Ana',
      lastName: 'Gil',
    };
    const count = () => this.portal.database.$count(externalIdentities);
    const before = await count();
    // A visit that leads to no account at all would make one.
    const [present] = (
      await this.portal.database.execute(
        sql`select 1 from users where id = ${this.id} and email = ${this.mailbox[who]}`,
      )
    ).rows;
    if (!present) return false;
    const outcome = await findOrCreateAccount(this.deps, identity);
    if ('user' in outcome && outcome.pendingIdentity && (await this.hasOwnKey(who)))
      await linkPendingIdentity(this.deps, outcome.user, outcome.pendingIdentity);
    return (await count()) > before;
  }

  private async hasOwnKey(who: Party): Promise<boolean> {
    const id = this.key[who].id.toString('base64url');
    const own = and(eq(passkeys.userId, this.id), eq(passkeys.credentialId, id));
    return (await this.portal.database.$count(passkeys, own)) > 0;
  }

  private get deps() {
    const { database } = this.portal;
    const config = { ...parseConfig({ DEMO: 'off' }), emailConfirmation: true };
    return { database, config, jobs: new Jobs(database, pino({ level: 'silent' })), now: () => new Date() };
  }

  private async removeFactors(): Promise<boolean> {
    const removed = await removeFactors(this.deps, { system: 'cli' }, this.id);
    return removed.passkeyCount + removed.identityCount > 0;
  }

  private async tokens(who: Party, page: string): Promise<string[]> {
    const { rows } = await this.portal.database.execute<{ token: string }>(sql`
      select (regexp_match(data ->> 'text', ${`/${page}[^ ]*token=([A-Za-z0-9_-]{43})`}))[1] as token from caught_mails
      where data ->> 'to' = ${this.mailbox[who]} order by id`);
    return rows.map(({ token }) => token).filter(Boolean);
  }

  /** The last link that came to their mailbox. */
  private async follow(who: Party, page: string, open: (token: string) => Promise<ApiResponse>) {
    const token = (await this.tokens(who, page)).at(-1);
    return token ? open(token) : false;
  }

  /** The job answers everybody alike; only an account that may have one gets a mail. */
  private async askForReset(who: Party): Promise<boolean> {
    const asked = async () => (await this.tokens(who, 'restablecer')).length;
    const before = await asked();
    await this.browser[who].post('/api/auth/forgot-password', { email: this.mailbox[who] });
    const isOver = async () => {
      const { rows } = await this.portal.database.execute<{ left: number }>(sql`
        select count(*)::int as left from pgboss.job where name = 'password-link' and state in ('created', 'retry', 'active')
        and data ->> 'email' = ${this.mailbox[who]}`);
      return rows[0]?.left === 0;
    };
    while (!(await isOver())) await new Promise((resolve) => setImmediate(resolve));
    return (await asked()) > before;
  }

  private async undo(who: Party, which: 'first' | 'last'): Promise<ApiResponse | boolean> {
    const links = await this.tokens(who, 'deshacer');
    const visitor = this.browser[who];
    // Of those that still work: the rest answers as a wrong one.
    for (const token of which === 'first' ? links : links.reverse()) {
      const undone = await visitor.post('/api/auth/email-change/undo', { token });
      if (undone.status !== 200) continue;
      // A suspended account gets no link to a new password yet.
      const isSuspended = undone.body.message.includes('suspendida');
      return isSuspended || this.follow(who, 'restablecer', (link) => this.choose(who, link));
    }
    return false;
  }

  /** What the portal has made of it, in the words of the model. */
  async observe() {
    const { rows } = await this.portal.database.execute<Record<string, never>>(sql`
      select email, role, suspended_at is not null as suspended,
        (select json_agg(json_build_object('p', purpose, 'e', email) order by created_at) from account_tokens where user_id = users.id) as tokens,
        (select json_agg(credential_id order by created_at) from passkeys where user_id = users.id) as keys,
        (select json_agg(subject order by created_at) from external_identities where user_id = users.id) as identities
      from users where id = ${this.id}`);
    const { email, role, suspended, tokens, keys, identities } = rows[0] as unknown as Row;
    const whose = (address: string): Party => (address === this.mailbox.owner ? 'owner' : 'attacker');
    const mailboxes = (purpose: string) => (tokens ?? []).filter(({ p }) => p === purpose).map(({ e }) => whose(e));
    const ownerKey = this.key.owner.id.toString('base64url');
    return {
      email: whose(email),
      sessions: await this.liveSessions(),
      factors: (keys ?? []).map((key): Party => (key === ownerKey ? 'owner' : 'attacker')),
      identities: (identities ?? []).map(whose),
      change: mailboxes('change-email')[0] ?? null,
      reset: mailboxes('reset-password')[0] ?? null,
      undos: mailboxes('undo-email'),
      isSuspended: suspended,
      isOffice: role !== 'member',
    };
  }

  private async liveSessions(): Promise<Party[]> {
    const parties: Party[] = ['attacker', 'owner'];
    const answers = await Promise.all(parties.map((who) => this.browser[who].get('/api/auth/user')));
    return parties.filter((_, index) => answers[index]?.status === 200);
  }
}

interface Row {
  email: string;
  role: string;
  suspended: boolean;
  tokens: { p: string; e: string }[] | null;
  keys: string[] | null;
  identities: string[] | null;
}

/** The same of a state of the model. */
export const claimsOf = ({
  email,
  sessions,
  factors,
  identities,
  change,
  reset,
  undos,
  isSuspended,
  isOffice,
}: State) => ({
  email,
  sessions: (['attacker', 'owner'] as const).filter((who) => sessions[who]),
  factors: factors.map(({ of }) => of),
  identities: identities.map(({ of }) => of),
  change,
  reset,
  undos: undos.map(({ of }) => of),
  isSuspended,
  isOffice,
});
