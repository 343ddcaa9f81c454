import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readDraft, removeDraft, writeDraft } from '../lib/drafts.ts';
import { type FieldMessages, useValidatedForm } from './use-validated-form.ts';

interface DraftFormOptions<Values> {
  /** What the form holds without a draft. */
  initial: Values;
  draftKey: string;
  /** Whether there is anything in it that somebody typed. */
  isDraft: (values: Values) => boolean;
  validate: (values: Values) => FieldMessages<Values>;
  send: (values: Values) => Promise<unknown>;
}

/** Checks and sends what is written in a dialog, and keeps it until it is sent or thrown away. */
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

/** An earlier version of the form may have kept other fields, or other things in them. */
function readFormDraft<Values extends FieldValues>(key: string, initial: Values): Values | null {
  const kept = readDraft<unknown>(key);
  if (typeof kept !== 'object' || kept === null) return null;
  const usable = Object.entries(kept).filter(([field, value]) => typeof value === typeof initial[field]);
  return { ...initial, ...Object.fromEntries(usable) };
}
