import { isReservedName, isSiteName } from '#contract/person-names.ts';
import { invalid } from '../../core/errors.ts';
import type { Queryable } from '../../database/database.ts';
import { getSettings } from '../site/site.queries.ts';

interface Names {
  firstName: string;
  lastName: string;
  company?: string | null | undefined;
}

const MESSAGE = 'Ese nombre está reservado para la administración del portal';

export async function isNameReserved(database: Queryable, { firstName, lastName }: Names): Promise<boolean> {
  return isReservedName(`${firstName} ${lastName}`, (await getSettings(database)).siteName);
}

/** The names of the administration and of the organisation are for administrators. */
export async function refuseReservedNames(
  database: Queryable,
  { firstName, lastName, company }: Names,
  role: 'member' | 'admin',
): Promise<void> {
  if (role === 'admin') return;
  const { siteName } = await getSettings(database);
  if (isReservedName(`${firstName} ${lastName}`, siteName)) throw invalid({ firstName: MESSAGE });
  if (company && isSiteName(company, siteName)) throw invalid({ company: MESSAGE });
}
