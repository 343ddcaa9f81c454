import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isUnauthorized } from '../lib/api-error.ts';
import { readDraft, removeDraft, writeDraft } from '../lib/drafts.ts';
import { dirtyFields } from '../lib/rebase.ts';
import { toast } from './toast-store.ts';
import { useUnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { useValidatedForm, type Validation } from './use-validated-form.ts';

export interface EditorFormOptions<Values, Saved, Intent extends string> {
  initial: Values;
  /** Key of the draft that keeps the input when the session expires on saving. */
  draftKey: string;
  /** Fields that are never kept in the browser, such as passwords. */
  secrets?: (keyof Values)[];
  validate: Validation<Values>;
  /** `null` if it was not saved and the form shows why. */
  save: (values: Values, intent: Intent) => Promise<Saved | null>;
  /** Form values of a saved record. */
  toValues: (saved: Saved) => Values;
  onFailure: (error: unknown, intent: Intent) => void;
  /** May navigate to another page. */
  onSaved: (saved: Saved, intent: Intent) => void;
}

/** Form of an editor page, with an unsaved-changes guard. */
export function useEditorForm<Values extends FieldValues, Saved, Intent extends string>(
  options: EditorFormOptions<Values, Saved, Intent>,
) {
  const { initial, draftKey, secrets = [], validate, save, toValues, onFailure, onSaved } = options;
  const [draft] = useState(() => readDraft<Values>(draftKey));
  const validated = useValidatedForm<Values, Intent>({ initial, validate, send });
  const { form, isDirty } = validated;
  const guard = useUnsavedChangesGuard(isDirty);

  useEffect(() => {
    if (!draft) return;
    form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });
    removeDraft(draftKey);
    toast({ title: 'Recuperamos lo que escribiste', description: 'Revísalo y guárdalo cuando esté listo.' });
  }, [draft, draftKey, form]);

  const initialValues = () => form.formState.defaultValues as Partial<Values>;

  async function send(values: Values, intent: Intent): Promise<void> {
    let saved: Saved | null;
    try {
      saved = await save(values, intent);
    } catch (error) {
      if (isUnauthorized(error)) {
        const kept = dirtyFields(values, initialValues()).filter((name) => !secrets.includes(name));
        writeDraft(draftKey, Object.fromEntries(kept.map((name) => [name, values[name]])));
        guard.release();
      }
      onFailure(error, intent);
      throw error;
    }
    if (!saved) return;
    guard.release();
    form.reset(toValues(saved), { keepSubmitCount: true });
    onSaved(saved, intent);
  }

  return { ...validated, guardDialog: guard.dialog, releaseGuard: guard.release };
}
