import { and, desc, eq } from 'drizzle-orm';
import { legalLimits } from '#contract/legal/legal.contract.ts';
import type { LegalDocument } from '#contract/legal/legal-documents.ts';
import type { Queryable } from '../../database/database.ts';
import { legalVersions } from '../../database/schema/legal.ts';

const { document, version, content, publishedAt } = legalVersions;

export async function findLegalVersion(database: Queryable, which: LegalDocument, number?: number | undefined) {
  const [row] = await database
    .select({ document, version, content, publishedAt })
    .from(legalVersions)
    .where(and(eq(document, which), number === undefined ? undefined : eq(version, number)))
    .orderBy(desc(version))
    .limit(1);
  return row;
}

export function listLegalVersions(database: Queryable, which: LegalDocument) {
  return database
    .select({ version, publishedAt })
    .from(legalVersions)
    .where(eq(document, which))
    .orderBy(desc(version))
    .limit(legalLimits.versionsShown);
}

/** Of concurrent publications, the second violates the primary key. */
export async function insertLegalVersion(database: Queryable, values: typeof legalVersions.$inferInsert) {
  await database.insert(legalVersions).values(values);
}
