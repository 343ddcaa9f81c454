import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readDraft, removeDraft, writeDraft } from '../lib/drafts.ts';
import { useValidatedForm, type Validation } from './use-validated-form.ts';

interface DraftFormOptions<Values> {
  /** Values without a draft. */
  initial: Values;
  draftKey: string;
  /** Whether the values contain user input. */
  isDraft: (values: Values) => boolean;
  validate: Validation<Values>;
  send: (values: Values) => Promise<unknown>;
}

/** Dialog form with validation and a draft, which is kept until it is sent or discarded. */
export function useDraftForm<Values extends FieldValues>(options: DraftFormOptions<Values>) {
  const { initial, draftKey, isDraft, validate, send } = options;
  const [draft, setDraft] = useState(() => {
    const stored = readFormDraft(draftKey, initial);
    return stored && isDraft(stored) ? stored : null;
  });
  const validated = useValidatedForm<Values>({
    initial: draft ?? initial,
    validate,
    send: async (values) => {
      await send(values);
      removeDraft(draftKey);
    },
  });
  const { form } = validated;

  const saveDraft = useEffectEvent((values: Values) => {
    if (isDraft(values)) writeDraft(draftKey, values);
    else removeDraft(draftKey);
  });
  useEffect(() => {
    const { unsubscribe } = form.watch(() => saveDraft(form.getValues()));
    return unsubscribe;
  }, [form]);

  function discardDraft() {
    removeDraft(draftKey);
    form.reset(initial);
    setDraft(null);
  }

  return { ...validated, isRestored: draft !== null, discardDraft };
}

/** Fields of another type are dropped: the draft may be of an earlier version of the form. */
function readFormDraft<Values extends FieldValues>(key: string, initial: Values): Values | null {
  const kept = readDraft<unknown>(key);
  if (typeof kept !== 'object' || kept === null) return null;
  const usable = Object.entries(kept).filter(([field, value]) => typeof value === typeof initial[field]);
  return { ...initial, ...Object.fromEntries(usable) };
}
