import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { contactDepartments } from '../../database/schema/contact.ts';

type Department = typeof contactDepartments.$inferSelect;

export function listDepartments(database: Queryable): Promise<Department[]> {
  return database.select().from(contactDepartments);
}

export async function updateDepartment(database: Queryable, { key, ...values }: Department): Promise<void> {
  await database.update(contactDepartments).set(values).where(eq(contactDepartments.key, key));
}
