import * as z from 'zod/mini';
import { invalid, versionConflict } from './errors.ts';

const EDITED = 'El contenido cambió mientras lo editabas. Revisa lo que cambió y vuelve a guardar.';
const DECIDED = 'El contenido cambió mientras lo leías. Revísalo y decide de nuevo.';

interface VersionedEdit<Form extends z.ZodMiniObject, Values extends object> {
  form: Form;
  /** Columns have the names of their fields. */
  toValues: (form: z.output<Form>) => Values;
  /** Precondition: its row is locked. */
  current: { version: number };
  edit: Partial<z.output<Form>> & { version: number };
}

/** Validates the whole record with the changed fields in it. Null if nothing changes. */
export function editedValues<Form extends z.ZodMiniObject, Values extends object>({
  form,
  toValues,
  current,
  edit: { version, ...changes },
}: VersionedEdit<Form, Values>): Partial<Values> | null {
  if (version !== current.version) throw versionConflict(current, EDITED);
  // As it was read: with texts for dates.
  const whole = z.safeParse(form, { ...JSON.parse(JSON.stringify(current)), ...changes });
  if (!whole.success) throw invalid(messageByField(whole.error.issues));
  const changed = Object.entries(toValues(whole.data)).filter(([name]) => Object.hasOwn(changes, name));
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<Values>);
}

/** Precondition: its row is locked. Without a version the decision is about the current record. */
export function checkVersion(version: number | undefined, current: { version: number }): void {
  if (version !== undefined && version !== current.version) throw versionConflict(current, DECIDED);
}

function messageByField(issues: z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.') || '_'] ??= message;
  return fields;
}
