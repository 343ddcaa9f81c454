import type { ContactDepartment } from '#contract/contact/contact.contract.ts';
import { type DepartmentKey, departmentKey, departmentNames } from '#contract/contact/contact-subjects.ts';
import type { Queryable } from '../../database/database.ts';
import { getSettings } from '../site/site.queries.ts';
import { listDepartments } from './departments.queries.ts';

/** In display order. The general department has the contact data of the site's settings. */
export async function readDepartments(database: Queryable): Promise<ContactDepartment[]> {
  const settings = await getSettings(database);
  const rows = await listDepartments(database);
  const general = { key: 'general' as const, email: settings.contactEmail, phone: settings.contactPhone };
  return departmentKey.options.map((key) => {
    const { email, phone } = rows.find((row) => row.key === key) ?? general;
    return { key, name: departmentNames[key], email, phone };
  });
}

export async function getDepartment(database: Queryable, key: DepartmentKey): Promise<ContactDepartment> {
  const department = (await readDepartments(database)).find((each) => each.key === key);
  if (!department) throw new Error(`no department ${key}`);
  return department;
}
