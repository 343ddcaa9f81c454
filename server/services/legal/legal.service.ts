import type { LegalText } from '#contract/legal/legal.contract.ts';
import { LEGAL_PLACEHOLDERS, type LegalDocument } from '#contract/legal/legal-documents.ts';
import type { Context } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/database-errors.ts';
import { writeAuditLog } from '../audit/audit.service.ts';
import { getSettings } from '../site-settings/site-settings.queries.ts';
import { findLegalVersion, insertLegalVersion, listLegalVersions } from './legal.queries.ts';

type Deps = Pick<Context, 'database'>;

const SENTENCE_END = /(?<=[.?!]) (?=\p{Lu}|¿)/u;

const TITLES: Record<LegalDocument, string> = { privacy: 'Privacidad', terms: 'Términos', cookies: 'Cookies' };

export async function readLegalDraft(
  { database }: Deps,
  document: LegalDocument,
  version?: number,
): Promise<LegalText> {
  const [row, versions] = await Promise.all([
    findLegalVersion(database, document, version),
    listLegalVersions(database, document),
  ]);
  if (!row) throw notFound('Esa versión no existe.');
  const present = (each: { version: number; publishedAt: Date }) => ({
    version: each.version,
    publishedAt: each.publishedAt.toISOString(),
  });
  return { ...present(row), document, content: row.content, versions: versions.map(present) };
}

type Placeholder = (typeof LEGAL_PLACEHOLDERS)[number];

/** Drops sentences and lines that would name an empty setting; an enumeration loses only that item. */
function omitEmpty(content: string, settings: Record<Placeholder, string>): string {
  const empty = LEGAL_PLACEHOLDERS.filter((name) => settings[name] === '').map((name) => `{{${name}}}`);
  if (empty.length === 0) return content;
  const shortened = empty.reduce((text, name) => text.replaceAll(`${name}, `, '').replaceAll(`, ${name}`, ''), content);
  const isWhole = (sentence: string) => !empty.some((name) => sentence.includes(name));
  return shortened
    .split('\n')
    .map((line) => line.split(SENTENCE_END).filter(isWhole))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n');
}

export async function readLegalText(deps: Deps, document: LegalDocument, version?: number): Promise<LegalText> {
  const [text, settings] = await Promise.all([readLegalDraft(deps, document, version), getSettings(deps.database)]);
  const content = LEGAL_PLACEHOLDERS.reduce(
    (written, name) => written.replaceAll(`{{${name}}}`, settings[name]),
    omitEmpty(text.content, settings),
  );
  return { ...text, content };
}

export async function publishLegalText(
  deps: Deps & Pick<Context, 'now'>,
  viewer: Viewer,
  document: LegalDocument,
  content: string,
): Promise<{ version: number; publishedAt: string }> {
  const work = deps.database.transaction(async (transaction) => {
    const version = ((await findLegalVersion(transaction, document))?.version ?? 0) + 1;
    const publishedAt = deps.now();
    await insertLegalVersion(transaction, { document, version, content, publishedAt, publishedBy: viewer.id });
    const target = { type: 'legal', id: document, label: TITLES[document] };
    await writeAuditLog(transaction, viewer, { action: 'legal.publish', target, details: { version } });
    return { version, publishedAt: publishedAt.toISOString() };
  });
  return work.catch((error) => {
    throw isUniqueViolation(error, 'legal_versions_document_version_pk')
      ? conflict('Otra persona acaba de publicar una versión. Vuelve a cargar la página y revisa la suya.')
      : error;
  });
}

export async function currentPrivacyVersion(database: Queryable): Promise<number> {
  const row = await findLegalVersion(database, 'privacy');
  if (!row) throw new Error('there is no privacy text: the migrations make it');
  return row.version;
}
