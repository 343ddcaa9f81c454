import { useEffect } from 'react';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { removeDraft } from '../../lib/drafts.ts';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { proposalProblems } from './check-event-form.ts';
import type { EventFormValues } from './event-form-values.ts';
import { keepProposalDraft, readProposalDraft } from './proposal-draft.ts';

interface ProposalFormOptions {
  /** What the form holds without a draft. */
  initial: EventFormValues;
  draftKey: string;
  send: (values: EventFormValues) => Promise<unknown>;
}

/** Checks and sends a proposal, and keeps what is typed until it is sent. */
export function useProposalForm({ initial, draftKey, send }: ProposalFormOptions) {
  const checked = useCheckedForm<EventFormValues>({
    initial: readProposalDraft(draftKey) ?? initial,
    check: (values) => proposalProblems(values, todayInSantoDomingo()),
    send: async (values) => {
      await send(values);
      removeDraft(draftKey);
    },
  });
  const { form } = checked;

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepProposalDraft(draftKey, initial, values));
    return unsubscribe;
  }, [form, draftKey, initial]);

  return checked;
}
