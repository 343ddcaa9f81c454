// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are lines of the sources.
import type { PlantedFault } from './planted-fault.ts';

const SECOND = 'server/features/account/second-factor.routes.test.ts';
const PASSKEYS = 'server/features/factors/passkeys.routes.test.ts';

/** Second factors, and what is asked for again. */
export const FACTOR_FAULTS: PlantedFault[] = [
  {
    name: 'a password alone opens an account with a second factor',
    file: 'server/features/account/sign-in.service.ts',
    from: 'if (!totp && !passkey) return this.open(request, reply, user);',
    to: 'if (!totp || !passkey) return this.open(request, reply, user);',
    caughtBy: SECOND,
    named: 'no session before the code',
  },
  {
    name: 'an external sign-in goes round the second factor',
    file: 'server/features/external-login/external-login.routes.ts',
    from: 'await signIn.withFirstFactor(request, reply, { id: outcome.userId })',
    to: 'await signIn.open(request, reply, { id: outcome.userId })',
    caughtBy: SECOND,
    named: 'external sign-in leads to the code',
  },
  {
    name: 'a code of an app works twice',
    file: 'server/features/factors/factors.queries.ts',
    from: 'isNotNull(totpSecrets.confirmedAt), isUnused))',
    to: 'isNotNull(totpSecrets.confirmedAt), isUnused ? undefined : isUnused))',
    caughtBy: SECOND,
    named: 'takes a code once',
  },
  {
    name: 'an app counts before its first code',
    file: 'server/features/factors/factors.queries.ts',
    from: ' = ${userId} and ${totpSecrets.confirmedAt} is not null)`',
    to: ' = ${userId})`',
    caughtBy: SECOND,
    named: 'only after its first code',
  },
  {
    name: 'wrong codes are not limited',
    file: 'server/features/factors/codes.service.ts',
    from: "return this.deps.limiter.countFailures([['secondFactor', `member:${userId}`]], attempt);",
    to: 'return userId ? attempt() : attempt();',
    caughtBy: SECOND,
    named: 'limits wrong codes',
  },
  {
    name: 'a recovery code works twice',
    file: 'server/features/factors/factors.queries.ts',
    from: '.where(and(unused(userId), eq(recoveryCodes.codeHash, codeHash)))',
    to: '.where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))',
    caughtBy: SECOND,
    named: 'stands in for the app once',
  },
  {
    name: 'the secret of an app opens for another person too',
    file: 'server/core/secret-box.ts',
    from: 'createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(owner))',
    to: 'createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(owner.slice(0, 0)))',
    and: [
      {
        file: 'server/core/secret-box.ts',
        from: '        .setAAD(Buffer.from(owner))\n',
        to: '        .setAAD(Buffer.from(owner.slice(0, 0)))\n',
      },
    ],
    caughtBy: SECOND,
    named: 'secret of another person',
  },
  {
    name: 'half a sign-in outlives a new password',
    file: 'server/features/account/passwords.service.ts',
    from: '  await voidChallenges(transaction, person.id);\n',
    to: '',
    caughtBy: SECOND,
    named: 'begins again after a new password',
  },
  {
    name: 'who squatted an address keeps a factor',
    file: 'server/features/account/passwords.service.ts',
    from: '  await deleteAllFactors(transaction, userId);\n',
    to: '',
    caughtBy: SECOND,
    named: 'keeps no factor',
  },
  {
    name: 'half a sign-in does not run out',
    file: 'server/features/factors/challenges.service.ts',
    from: '      gt(loginChallenges.expiresAt, sql`now()`),\n',
    to: '',
    caughtBy: SECOND,
    named: 'after five minutes',
  },
  {
    name: 'a passkey signs in whoever is in front of it',
    file: 'server/features/factors/passkeys.service.ts',
    from: '        requireUserVerification: true,\n        credential: {',
    to: '        requireUserVerification: false,\n        credential: {',
    caughtBy: PASSKEYS,
    named: 'refuses a signature made',
  },
  {
    name: 'a signature of a passkey is taken twice',
    file: 'server/features/factors/challenges.service.ts',
    from: '      .delete(loginChallenges)\n      .where(this.valid(request, purpose))\n      .returning(columns);',
    to: '      .select(columns)\n      .from(loginChallenges)\n      .where(this.valid(request, purpose));',
    caughtBy: PASSKEYS,
    named: 'same answer twice',
  },
  {
    name: 'the passkey of one person is the second factor of another',
    file: 'server/features/factors/passkeys.service.ts',
    from: '|| (begun.userId && begun.userId !== found.userId)) throw',
    to: ') throw',
    caughtBy: PASSKEYS,
    named: 'own keys',
  },
  {
    name: 'a removed passkey is removed for anybody who asks',
    file: 'server/features/factors/factors.queries.ts',
    from: 'and(eq(passkeys.userId, userId), eq(passkeys.id, id))',
    to: 'and(userId ? undefined : undefined, eq(passkeys.id, id))',
    caughtBy: PASSKEYS,
    named: 'renamed by its owner alone',
  },
];
