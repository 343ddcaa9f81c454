import type { FieldValues } from 'react-hook-form';
import { ApiError, isUnauthorized } from '../lib/api-error.ts';
import { dirtyFields } from '../lib/rebase.ts';
import { toast } from './toast-store.ts';
import { useUnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { useSubmissionForm } from './use-submission-form.ts';
import { describeSaveFailure, type Validation } from './use-validated-form.ts';

export interface EditorFormOptions<Values, Saved, Intent extends string> {
  initial: Values;
  name: string;
  /** Never stored in the browser, such as passwords. */
  secrets?: (keyof Values)[];
  validate: Validation<Values>;
  /** `null` if it was not saved and the form shows why. */
  save: (values: Values, intent: Intent, key: string) => Promise<Saved | null>;
  toValues: (saved: Saved) => Values;
  base?: () => unknown;
  onFailure: (error: unknown, intent: Intent) => void;
  onSaved: (saved: Saved, intent: Intent) => void;
}

/** Not saved, and the form shows why. */
class ShownError extends ApiError {
  constructor() {
    super(409, '');
  }
}

/** Stores changes until they are saved or discarded. */
export function useEditorForm<Values extends FieldValues, Saved, Intent extends string>(
  options: EditorFormOptions<Values, Saved, Intent>,
) {
  const { initial, name, secrets = [], validate, save, toValues, base, onFailure, onSaved } = options;
  const submission = useSubmissionForm<Values, Saved, Intent>({
    name,
    initial,
    validate,
    ...(base && { base }),
    keep: (values, defaults) => {
      const changed = dirtyFields(values, defaults);
      const kept = changed.filter((field) => !secrets.includes(field)).map((field) => [field, values[field]]);
      return kept.length > 0 ? (Object.fromEntries(kept) as Partial<Values>) : null;
    },
    send: async (values, key, { intent }) => {
      const saved = await save(values, intent, key);
      if (!saved) throw new ShownError();
      return saved;
    },
    onSent: (saved, { intent, isOpen }) => {
      if (!isOpen) return toast({ title: 'Cambios guardados' });
      guard.release();
      form.reset(toValues(saved), { keepSubmitCount: true });
      onSaved(saved, intent);
    },
    onFailure: (error, { intent }) => {
      if (isUnauthorized(error)) guard.release();
      if (!(error instanceof ShownError)) onFailure(error, intent);
    },
    describeFailure: (error) => (error instanceof ShownError ? undefined : describeSaveFailure(error)),
  });
  const { form, isDirty, notice } = submission;
  const guard = useUnsavedChangesGuard(isDirty, notice.onDiscard);

  return { ...submission, guardDialog: guard.dialog, releaseGuard: guard.release };
}
