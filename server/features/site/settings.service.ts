import type { SettingsForm } from '#contract/site/admin-settings.contract.ts';
import type { Context } from '../../core/context.ts';
import type { Viewer } from '../../core/viewer.ts';
import { writeAuditLog } from '../audit/audit.service.ts';
import { lockSettings, type SettingsRow, updateSettings } from './site.queries.ts';

const TARGETS = ['facebookUrl', 'instagramUrl', 'linkedinUrl', 'xUrl', 'youtubeUrl', 'mapUrl'] as const;

/** Missing fields stay unchanged; an empty link becomes null. */
function toValues(form: SettingsForm): Partial<SettingsRow> {
  const sent = Object.entries(form).filter(([, value]) => value !== undefined);
  const targets = TARGETS.filter((name) => form[name] !== undefined).map((name) => [name, form[name] || null]);
  return { ...Object.fromEntries(sent), ...Object.fromEntries(targets) };
}

/** Not cached: every process reads the settings for each response, so that changes apply at once. */
export async function saveSettings({ database }: Pick<Context, 'database'>, viewer: Viewer, form: SettingsForm) {
  const values = toValues(form);
  return database.transaction(async (transaction) => {
    const before = await lockSettings(transaction);
    const changed = (Object.keys(values) as (keyof SettingsRow)[]).filter((name) => before[name] !== values[name]);
    if (changed.length === 0) return before;
    const after = await updateSettings(transaction, values);
    await writeAuditLog(transaction, viewer, {
      action: 'settings.update',
      target: { type: 'settings', id: String(after.id), label: after.siteName },
      details: Object.fromEntries(changed.map((name) => [name, { before: before[name], after: after[name] }])),
    });
    return after;
  });
}
