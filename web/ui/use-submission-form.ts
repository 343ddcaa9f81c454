import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import {
  EarlierArrivedError,
  ExpiredKeyError,
  isLost,
  readSubmission,
  type SubmissionCall,
  submit,
  UploadError,
} from '../lib/submissions.ts';
import { useSubmission, useSubmissionChanges } from './use-submission.ts';
import type { Uploads } from './use-uploads.ts';
import { describeSaveFailure, useValidatedForm, type Validation } from './use-validated-form.ts';

interface Outcome<Intent> {
  intent: Intent;
  /** False if the form was closed while sending. */
  isOpen: boolean;
}

export interface SubmissionFormOptions<Values, Result, Intent extends string> {
  /** `forum-comment:<user>:<post>` */
  name: string;
  /** Omitted where input before hydration is possible: defaults would overwrite it. */
  initial?: Values;
  fields?: ReadonlyArray<keyof Values & string>;
  validate: Validation<Values>;
  /** Stored values, never passwords; `null` for an empty form. */
  keep: (values: Values, defaults: Partial<Values>) => Partial<Values> | null;
  send: (values: Values, key: string, attempt: { intent: Intent; isRepeated: boolean }) => Promise<Result>;
  /** Updates what arrived to the latest values; absent where it cannot be changed. */
  correct?: (arrived: Result, values: Values) => Promise<Result>;
  onSent: (result: Result, outcome: Outcome<Intent>) => void;
  onFailure: (error: unknown, outcome: Outcome<Intent>) => void;
  describeFailure?: (error: unknown) => string | undefined;
  uploads?: Uploads;
  /** The record that is edited, as the draft began from it: stored with it. */
  base?: () => unknown;
  /** The text that is edited, as it is saved: told where a draft began from another one. */
  saved?: string | undefined;
}

/** Explained by their own words, without a toast. */
const isExplained = (error: unknown): error is Error =>
  error instanceof EarlierArrivedError || error instanceof UploadError || error instanceof ExpiredKeyError;

/** Undefined where `SubmissionNotice` explains the failure. */
function describe(error: unknown, describeFailure: (error: unknown) => string | undefined): string | undefined {
  if (isExplained(error)) return error.message;
  return isLost(error) ? undefined : describeFailure(error);
}

/** Stores the input until the server's response is known, across closed pages and lost connections. */
export function useSubmissionForm<Values extends FieldValues, Result, Intent extends string = 'send'>(
  options: SubmissionFormOptions<Values, Result, Intent>,
) {
  const { name, initial, fields, validate, correct, onSent, onFailure, uploads } = options;
  const { describeFailure = describeSaveFailure } = options;
  const { state, kept, discard, forget, ...submission } = useSubmission<Partial<Values>>(name);
  const validated = useValidatedForm<Values, Intent>({
    ...(initial && { initial }),
    ...(fields && { fields }),
    validate,
    send,
    describeFailure: (error) => describe(error, describeFailure),
  });
  const { form, sending } = validated;

  const keptPart = (values = form.getValues()) => options.keep(values, form.formState.defaultValues as Partial<Values>);

  function show(values: Partial<Values> | null): void {
    const defaults = form.formState.defaultValues as Partial<Values>;
    const usable = Object.entries(values ?? {}).filter(
      // Stored values may be of an earlier version of the form.
      ([field, value]) => !initial || typeof value === typeof defaults[field],
    );
    if (initial) form.reset({ ...defaults, ...Object.fromEntries(usable) } as Values, { keepDefaultValues: true });
    else
      for (const [field, value] of usable)
        if (!form.getValues(field as Path<Values>))
          form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
  }

  const [began] = useState(options.saved);
  /** The text that the draft began from, where it has changed since. */
  const [older] = useState(() => {
    const from = began === undefined ? undefined : readSubmission(name)?.base;
    return from === began ? undefined : from;
  });

  const [failures, setFailures] = useState(0);
  const isOpen = useRef(false);
  const showKept = useEffectEvent(() => kept && show(kept));
  useLayoutEffect(() => {
    isOpen.current = true;
    showKept();
    return () => {
      isOpen.current = false;
    };
  }, []);

  const isLocked = state === 'sending';
  const focused = useRef<Element>(null);
  // Disabling drops the focus; it is restored unless it has moved elsewhere.
  useLayoutEffect(() => {
    const element = focused.current;
    if (!isLocked && document.activeElement === document.body && element instanceof HTMLElement) element.focus();
  }, [isLocked]);

  const keepForm = useEffectEvent(() => {
    const values = keptPart();
    submission.keep(values ?? {}, values !== null, options.base ? options.base() : (older ?? began));
  });
  useEffect(() => {
    // Without a field name it is a reset, not input.
    const { unsubscribe } = form.watch((_, { name: field }) => field && keepForm());
    return unsubscribe;
  }, [form]);

  useSubmissionChanges<Partial<Values>>(name, (values) => {
    if (sending === null && JSON.stringify(values ?? {}) !== JSON.stringify(keptPart() ?? {})) show(values);
  });

  async function send(values: Values, intent: Intent): Promise<void> {
    // Values that are not stored come from the form.
    const whole = (part: Partial<Values>) => ({ ...values, ...part });
    const call: SubmissionCall<Partial<Values>, Result> = {
      keyExpires: true,
      send: (part, key, isRepeated) => options.send(whole(part), key, { intent, isRepeated }),
      ...(correct && { correct: (arrived: Result, part) => correct(arrived, whole(part)) }),
    };
    const current = () => keptPart() ?? {};
    const ready = uploads?.isPending() ? () => uploads.ready().then(current) : undefined;
    const outcome = () => ({ intent, isOpen: isOpen.current });
    focused.current = document.activeElement;
    let result: Result;
    try {
      result = await submit(name, keptPart(values) ?? {}, call, ready);
    } catch (error) {
      if (!isExplained(error)) {
        if (isLost(error)) setFailures((count) => count + 1);
        onFailure(error, outcome());
      }
      throw error;
    }
    forget();
    onSent(result, outcome());
  }

  return {
    ...validated,
    /** Being sent, by this page or another one. */
    isLocked,
    notice: {
      // The button shows this form's own progress.
      state: sending === null ? state : ('draft' as const),
      failures,
      isExpired: submission.isExpired,
      isRestored: kept !== null,
      newer: kept !== null && older !== undefined ? options.saved : undefined,
      onDiscard: () => {
        discard();
        uploads?.discard();
        if (initial) form.reset(initial);
      },
    },
  };
}
