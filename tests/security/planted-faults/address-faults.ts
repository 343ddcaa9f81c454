// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are lines of the sources.
import type { PlantedFault } from './planted-fault.ts';

const CHANGE = 'server/features/account/email-change.test.ts';
const OUTSIDE = 'server/features/external-login/external-login.routes.test.ts';
const BUDGET = 'server/core/mail-budget.test.ts';

/** Addresses, names, passwords, and the mails about them. */
export const ADDRESS_FAULTS: PlantedFault[] = [
  {
    name: 'a stranger’s mailbox can be flooded',
    file: 'server/core/mail-budget.ts',
    from: '>= UNCONFIRMED_MAILS_A_DAY) return false;',
    to: '>= UNCONFIRMED_MAILS_A_DAY + 100) return false;',
    caughtBy: BUDGET,
  },
  {
    name: 'a link that is not sent voids the one that was',
    file: 'server/features/account/verify-email.ts',
    from: 'if (await deps.mailBudget.isSpent(transaction, person.email)) throw mailBudgetSpent();',
    to: '',
    caughtBy: BUDGET,
  },
  {
    name: 'a mail to an unconfirmed address greets by the name that somebody typed',
    file: 'server/features/account/account-mail.ts',
    from: "isConfirmed ? `Hola, ${firstName}:` : 'Hola:'",
    to: '`Hola, ${firstName}:`',
    caughtBy: BUDGET,
  },
  {
    name: 'notices carry the words of others to unconfirmed addresses',
    file: 'server/features/notifications/notifications.service.ts',
    from: 'if (mail && !confirmed.has(to.email)) return neutralMail(to.email, site, config.publicUrl);',
    to: '',
    caughtBy: BUDGET,
  },
  {
    name: 'a session alone changes the address of an account',
    file: 'server/features/account/email-change.service.ts',
    from: 'if (!(await verifyPassword(credentials.password, currentPassword))) {',
    to: "if (currentPassword === 'nunca') {",
    caughtBy: CHANGE,
    named: 'is refused with',
  },
  {
    name: 'an old session from outside changes the address of an account',
    file: 'server/features/account/email-change.service.ts',
    from: 'if (!isRecent) throw signInAgain();',
    to: '',
    caughtBy: CHANGE,
    named: 'sign-in of a moment ago',
  },
  {
    name: 'a second change takes away the way back to the first address',
    file: 'server/features/account/account-tokens.ts',
    from: "if (purpose !== 'undo-email') await voidTokens",
    to: 'await voidTokens',
    caughtBy: CHANGE,
    named: 'takes the account back',
  },
  {
    name: 'undoing a change leaves the sessions of whoever made it',
    file: 'server/features/account/void-access.ts',
    from: "  await sessions.endOf(id, 'all', transaction);\n",
    to: '',
    caughtBy: CHANGE,
  },
  {
    name: 'whoever registers an address that is not theirs keeps the password',
    file: 'server/features/account/verify-email.ts',
    from: 'viewer?.id === person.id',
    to: "person.id !== ''",
    caughtBy: CHANGE,
    named: 'leaves nothing',
  },
  {
    name: 'nobody is told of a new way into an account',
    file: 'server/features/external-login/external-login.service.ts',
    from: '  await tellOfExternalLogin(deps, transaction, user, identity.issuer);\n',
    to: '',
    caughtBy: OUTSIDE,
    named: 'tells the account',
  },
  {
    name: 'an account with another’s address reads and deletes their subscription',
    file: 'server/features/own-data/own-data.policy.ts',
    from: "if (isEmailVerified) return 'all';",
    to: "if (isEmailVerified || !emailConfirmation) return 'all';",
    caughtBy: 'server/features/own-data/own-data.routes.test.ts',
    named: 'belongs to its address',
  },
  {
    name: 'a confirmation that was asked for on day 29 dies on day 30',
    file: 'server/features/newsletter/newsletter.queries.ts',
    from: 'and(lt(createdAt, limit), or(isNull(confirmationSentAt), lt(confirmationSentAt, limit)))',
    to: 'lt(createdAt, limit)',
    caughtBy: 'server/features/newsletter/newsletter.routes.test.ts',
    named: 'after a month',
  },
];
