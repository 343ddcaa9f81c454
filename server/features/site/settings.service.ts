import {
  type SavedSettings,
  type SettingsEdit,
  type SettingsForm,
  settingsBody,
} from '#contract/site/admin/admin-settings.contract.ts';
import type { Context } from '../../core/context.ts';
import type { CallActor } from '../../core/lock-actor.ts';
import { editedValues } from '../../core/versioned-edit.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { requireImage } from '../../services/media/media.service.ts';
import { lockSettings, type SettingsRow, updateSettings } from '../../services/site-settings/site-settings.queries.ts';
import { presentSavedSettings } from './site.presenter.ts';

const CLEARABLE = [
  'heroImageId',
  'logoId',
  'logoDarkId',
  'facebookUrl',
  'instagramUrl',
  'linkedinUrl',
  'xUrl',
  'youtubeUrl',
  'mapUrl',
] as const;

/** Absent fields stay; empty ones become null. */
function toValues(form: SettingsForm): Partial<SettingsRow> {
  const sent = Object.entries(form).filter(([, value]) => value !== undefined);
  const cleared = CLEARABLE.filter((name) => form[name] !== undefined).map((name) => [name, form[name] || null]);
  return { ...Object.fromEntries(sent), ...Object.fromEntries(cleared) };
}

type Deps = Pick<Context, 'database' | 'config'>;

/** Not cached: every process reads the settings for each response, so that changes apply at once. */
export function saveSettings(
  { database, config }: Deps,
  { viewer, lock }: CallActor,
  form: SettingsForm,
): Promise<SavedSettings> {
  return database.transaction(async (transaction) => {
    await lock(transaction);
    const before = await lockSettings(transaction);
    return presentSavedSettings(await change(transaction, viewer, before, toValues(form)), config);
  });
}

export function editSettings(
  { database, config }: Deps,
  { viewer, lock }: CallActor,
  edit: SettingsEdit,
): Promise<SavedSettings> {
  return database.transaction(async (transaction) => {
    await lock(transaction);
    const before = await lockSettings(transaction);
    const current = presentSavedSettings(before, config);
    const values = editedValues({ form: settingsBody, toValues, current, edit });
    return values ? presentSavedSettings(await change(transaction, viewer, before, values), config) : current;
  });
}

async function change(
  transaction: Queryable,
  viewer: Viewer,
  before: SettingsRow,
  values: Partial<SettingsRow>,
): Promise<SettingsRow> {
  const changed = (Object.keys(values) as (keyof SettingsRow)[]).filter((name) => before[name] !== values[name]);
  if (changed.length === 0) return before;
  for (const name of ['heroImageId', 'logoId', 'logoDarkId'] as const) {
    await requireImage(transaction, values[name], name);
  }
  const after = await updateSettings(transaction, values);
  await writeAuditLog(transaction, viewer, {
    action: 'settings.update',
    target: { type: 'settings', id: String(after.id), label: after.siteName },
    details: Object.fromEntries(changed.map((name) => [name, { before: before[name], after: after[name] }])),
  });
  return after;
}
