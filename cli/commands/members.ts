import { pino } from 'pino';
import * as z from 'zod/mini';
import { roleLabels } from '../../contract/account/role-labels.ts';
import { isOfficeRole, ROLES } from '../../contract/account/roles.ts';
import { suspensionBody } from '../../contract/members/admin/admin-members.contract.ts';
import type { Config } from '../../server/core/config.ts';
import { Jobs } from '../../server/core/jobs.ts';
import type { Database } from '../../server/database/database.ts';
import { findPerson, getUser, lockPerson } from '../../server/features/account/account.queries.ts';
import { issuePasswordLink } from '../../server/features/account/account-tokens.ts';
import { listAllMembers } from '../../server/features/members/admin/admin-members.queries.ts';
import {
  changeRole,
  reinstateMember,
  removeFactors,
  suspendMember,
} from '../../server/features/members/admin/admin-members.service.ts';
import { writeAuditLog } from '../../server/services/audit/audit.service.ts';
import { type Arguments, CliError, type Command, UsageError } from '../core/command.ts';
import { withCurrentDatabase } from '../core/with-database.ts';

const ACTOR = { system: 'cli' } as const;
const PAGE_SIZE = 100;

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

async function withPerson(
  config: Config,
  { positionals }: Arguments,
  work: (database: Database, person: Person) => Promise<string>,
): Promise<number> {
  const email = positionals[0]?.trim().toLowerCase();
  if (!email) throw new UsageError('Indica un correo.');
  return withCurrentDatabase(config, async (database) => {
    const person = await findPerson(database, email);
    if (!person) throw new CliError(`No hay ninguna cuenta con el correo ${email}.`);
    console.log(await work(database, person));
    return 0;
  });
}

const log = pino({ level: 'silent' });
const notifyingDeps = (config: Config, database: Database) => ({
  database,
  now: () => new Date(),
  config,
  jobs: new Jobs(database, log),
});

function officeRole(name: string) {
  const role = ROLES.filter(isOfficeRole).find((each) => each === (name.trim() || 'admin'));
  if (!role) throw new UsageError('El rol es editor, events, moderator o admin.');
  return role;
}

const grantAdmin: Command = {
  name: 'admin grant',
  usage: '<correo> [--role editor|events|moderator]',
  words: 1,
  options: ['role'],
  summary: 'Da el permiso de administración a una cuenta, o el rol que se indique',
  run: (config, given) => {
    const role = officeRole(given.options.role);
    return withPerson(config, given, async (database, { id, email }) => {
      const { role: before } = await getUser(database, id);
      await changeRole(notifyingDeps(config, database), ACTOR, id, role);
      const isAdmin = role === 'admin';
      if (before === role)
        return isAdmin ? `${email} ya administraba el portal.` : `${email} ya tenía el rol: ${roleLabels[role]}.`;
      const done = isAdmin ? `${email} administra el portal.` : `${email} tiene el rol: ${roleLabels[role]}.`;
      return `${done} Sus sesiones se cerraron: tiene que entrar de nuevo.`;
    });
  },
};

const revokeAdmin: Command = {
  name: 'admin revoke',
  usage: '<correo>',
  words: 1,
  summary: 'Quita el permiso de administración, o el rol que tenga, a una cuenta',
  run: (config, given) =>
    withPerson(config, given, async (database, { id, email }) => {
      const { role } = await getUser(database, id);
      await changeRole(notifyingDeps(config, database), ACTOR, id, 'member');
      const isOther = isOfficeRole(role) && role !== 'admin';
      return isOther ? `${email} ya no tiene el rol: ${roleLabels[role]}.` : `${email} ya no administra el portal.`;
    }),
};

const passwordLink: Command = {
  name: 'password-link',
  usage: '<correo>',
  words: 1,
  summary: 'Muestra un enlace de un solo uso para elegir una contraseña nueva; sirve una hora',
  run: (config, given) =>
    withPerson(config, given, async (database, person) => {
      if (person.suspendedAt) throw new CliError(`La cuenta ${person.email} está suspendida.`);
      const link = await database.transaction(async (transaction) => {
        await lockPerson(transaction, { id: person.id });
        const target = { type: 'member', id: person.id, label: `${person.firstName} ${person.lastName}` };
        await writeAuditLog(transaction, ACTOR, { action: 'member.password-link', target });
        return issuePasswordLink({ config }, transaction, person, 'operator-password');
      });
      return `Enlace para ${person.email}, válido una hora y una sola vez:\n${link}`;
    }),
};

const suspend: Command = {
  name: 'members suspend',
  usage: '<correo> --reason "<motivo>"',
  words: 1,
  options: ['reason'],
  summary: 'Suspende una cuenta y cierra sus sesiones',
  run: (config, given) => {
    const reason = given.options.reason.trim();
    if (reason === '') throw new UsageError('Indica el motivo con --reason "…": lo lee la persona.');
    const { success, error } = z.safeParse(suspensionBody, { reason });
    if (!success) throw new CliError(`${error.issues[0]?.message}.`);
    return withPerson(config, given, async (database, { id, email }) => {
      await suspendMember(notifyingDeps(config, database), ACTOR, id, reason);
      return `La cuenta ${email} quedó suspendida.`;
    });
  },
};

const reinstate: Command = {
  name: 'members reinstate',
  usage: '<correo>',
  words: 1,
  summary: 'Levanta la suspensión de una cuenta',
  run: (config, given) =>
    withPerson(config, given, async (database, { id, email }) => {
      await reinstateMember(notifyingDeps(config, database), ACTOR, id);
      return `La cuenta ${email} puede usarse.`;
    }),
};

const list: Command = {
  name: 'members list',
  usage: '[--search <palabras>]',
  options: ['search'],
  summary: 'Lista las cuentas: correo, nombre, permiso y estado',
  run: (config, { options }) =>
    withCurrentDatabase(config, async (database) => {
      const search = options.search.trim() || undefined;
      for (let page = 1; ; page += 1) {
        const { members, total } = await listAllMembers(database, {
          search,
          page,
          sort: '-createdAt',
          limit: PAGE_SIZE,
        });
        for (const { email, firstName, lastName, role, suspendedAt } of members) {
          const marks = [
            role === 'admin' ? 'administra' : roleLabels[role].toLowerCase(),
            ...(suspendedAt ? ['suspendida'] : []),
          ];
          console.log([email, `${firstName} ${lastName}`, marks.join(', ')].join('\t'));
        }
        if (page * PAGE_SIZE >= total) {
          console.error(`${total} ${total === 1 ? 'cuenta' : 'cuentas'}`);
          return 0;
        }
      }
    }),
};

const removeSecondFactors: Command = {
  name: 'members remove-factors',
  usage: '<correo>',
  words: 1,
  summary: 'Quita los segundos factores de una cuenta cuya dueña los perdió todos, y cierra sus sesiones',
  run: (config, given) =>
    withPerson(config, given, async (database, { id, email }) => {
      const { passkeyCount, hadTotp, identityCount } = await removeFactors(notifyingDeps(config, database), ACTOR, id);
      if (passkeyCount === 0 && !hadTotp && identityCount === 0)
        return `La cuenta ${email} no tenía segundos factores ni cuentas externas.`;
      return `La cuenta ${email} ya no tiene segundos factores ni cuentas externas. Entra con su contraseña y agrega otros.`;
    }),
};

export const memberCommands = [grantAdmin, revokeAdmin, passwordLink, list, suspend, reinstate, removeSecondFactors];
