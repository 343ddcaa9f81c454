import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { conflictingRecord } from '../lib/api-error.ts';
import { dirtyFields, rebase } from '../lib/rebase.ts';
import { readSubmission } from '../lib/submissions.ts';
import type { FieldConflict } from './conflict-notice.tsx';
import { type EditorFormOptions, useEditorForm } from './use-editor-form.ts';

/** Version 0 for a new record. */
export interface Edit {
  version: number;
  fields: readonly string[];
}

export function changesOf<Body extends object>(body: Body, { version, fields }: Edit) {
  const changes = Object.entries(body).filter(([name]) => fields.includes(name));
  return { ...(Object.fromEntries(changes) as Partial<Body>), version };
}

interface Base<Values> {
  version: number;
  values: Values;
}

type Name<Values> = keyof Values & string;

export interface VersionedEditorOptions<Values, Saved, Intent extends string>
  extends Omit<EditorFormOptions<Values, Saved, Intent>, 'initial' | 'save'> {
  record: Saved | null;
  empty?: Values;
  /** `key` is for new records. */
  save: (values: Values, intent: Intent, edit: Edit, key: string) => Promise<Saved>;
  labels: Record<Name<Values>, string>;
  /** For people to compare. */
  textOf: (name: Name<Values>, value: Values[Name<Values>]) => string;
}

/**
 * Optimistic concurrency: sends the dirty fields with their base version. Others' changes are rebased; a field that
 * both changed is a conflict to decide before saving again.
 */
export function useVersionedEditor<
  Values extends FieldValues,
  Saved extends { version: number },
  Intent extends string,
>(options: VersionedEditorOptions<Values, Saved, Intent>) {
  const { record, empty, save, labels, textOf, toValues, ...rest } = options;
  const toBase = (saved: Saved): Base<Values> => ({ version: saved.version, values: toValues(saved) });
  const initial = record ? toValues(record) : (empty as Values);
  const base = useRef<Base<Values>>({ version: record?.version ?? 0, values: initial });
  const [conflict, setConflict] = useState<{ names: Name<Values>[]; theirs: Values; isOfDraft?: true }>();
  /** What the draft departs from: older than `base` while there are conflicts to decide. */
  const draftBase = useRef(base.current);
  const editor = useEditorForm<Values, Saved, Intent>({
    ...rest,
    toValues,
    initial,
    save: saveRebased,
    base: () => draftBase.current,
  });
  const { form } = editor;

  /** Rebases the form on the current record, keeping typed values. */
  function adopt(current: Saved, typed: Values): void {
    base.current = toBase(current);
    draftBase.current = base.current;
    form.reset(base.current.values, { keepSubmitCount: true, keepErrors: true });
    form.reset(typed, { keepDefaultValues: true, keepSubmitCount: true, keepErrors: true });
  }

  // A draft of another day may depart from an older version of the record.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const kept = readSubmission(rest.name)?.base as Base<Values> | undefined;
    if (!record || !kept || kept.version >= record.version) return;
    base.current = draftBase.current = kept;
    if (findConflict(record)) setConflict((found) => found && { ...found, isOfDraft: true });
    else adopt(record, form.getValues());
  }, []);

  // The record also changes outside of the form: by the toolbar, or by a refetch.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the record has changed
  useEffect(() => {
    if (!record || record.version <= base.current.version) return;
    if (editor.sending !== null || conflict) return;
    const { values, conflicts } = rebase(form.getValues(), base.current.values, toValues(record));
    // A conflict waits until the form is saved.
    if (conflicts.length === 0) adopt(record, values);
  }, [record, editor.sending]);

  async function saveRebased(values: Values, intent: Intent, key: string): Promise<Saved | null> {
    const from = base.current;
    if (conflict) return null;
    try {
      return await saveEdit(values, intent, from, key);
    } catch (error) {
      const current = conflictingRecord<Saved>(error);
      if (!current) throw error;
      if (findConflict(current)) return null;
      const rebased = rebase(values, from.values, toValues(current)).values;
      // Others' changes are saved along with mine, but published only once the form has shown them.
      if (intent !== 'save' && dirtyFields(rebased, values).length > 0) {
        adopt(current, rebased);
        throw error;
      }
      // Sent again even without changes, in case only the response to the first attempt was lost.
      return saveEdit(rebased, intent, toBase(current), key);
    }
  }

  async function saveEdit(values: Values, intent: Intent, from: Base<Values>, key: string): Promise<Saved> {
    const edit = { version: from.version, fields: dirtyFields(values, from.values) };
    const saved = await save(values, intent, edit, key);
    base.current = toBase(saved);
    draftBase.current = base.current;
    return saved;
  }

  /** Takes over everything else of theirs. */
  function findConflict(current: Saved): boolean {
    const theirs = toValues(current);
    const { values, conflicts } = rebase(form.getValues(), base.current.values, theirs);
    if (conflicts.length === 0) return false;
    const before = draftBase.current;
    adopt(current, values);
    draftBase.current = before;
    setConflict({ names: conflicts, theirs });
    return true;
  }

  function decide(name: Name<Values>, choice: 'mine' | 'theirs'): void {
    if (!conflict) return;
    if (choice === 'theirs') form.setValue(name as Path<Values>, conflict.theirs[name], { shouldDirty: true });
    const names = conflict.names.filter((other) => other !== name);
    if (names.length === 0) draftBase.current = base.current;
    setConflict(names.length > 0 ? { ...conflict, names } : undefined);
  }

  const conflicts = conflict?.names.map(
    (name): FieldConflict => ({
      name,
      label: labels[name],
      theirs: textOf(name, conflict.theirs[name]),
      mine: textOf(name, form.watch(name as Path<Values>)),
      isOfDraft: conflict.isOfDraft,
      decide: (choice) => decide(name, choice),
    }),
  );
  return { ...editor, conflicts: conflicts ?? [] };
}
