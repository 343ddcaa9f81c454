// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are lines of the sources.
import type { PlantedFault } from './planted-fault.ts';

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
];
