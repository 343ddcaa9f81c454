import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { isUnauthorized, serverFieldMessages } from '../../lib/api-error.ts';
import { setTitlePrefix } from '../../lib/document-head.ts';
import { removeDraft } from '../../lib/drafts.ts';
import { formProblems } from '../../ui/form-problems.ts';
import { checkProposal } from './check-proposal.ts';
import {
  emptyProposal,
  keepProposalDraft,
  type ProposalField,
  type ProposalValues,
  proposalFields,
  readProposalDraft,
} from './proposal-values.ts';

/** Checks and sends a proposal, once a press, and keeps what is typed until it is sent. */
export function useProposalForm(draftKey: string, send: (values: ProposalValues) => Promise<unknown>) {
  const form = useForm<ProposalValues>({
    resolver: checkProposal,
    defaultValues: readProposalDraft(draftKey) ?? emptyProposal,
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const problems = formProblems(proposalFields, errors);
  const hasProblems = problems.length > 0;
  const isSending = useRef(false);

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepProposalDraft(draftKey, values));
    return unsubscribe;
  }, [form, draftKey]);

  useEffect(() => {
    setTitlePrefix(hasProblems ? 'Error: ' : '');
    return () => setTitlePrefix('');
  }, [hasProblems]);

  const check = form.handleSubmit(async (values) => {
    try {
      await send(values);
      removeDraft(draftKey);
    } catch (error) {
      if (isUnauthorized(error)) return;
      for (const [path, message] of Object.entries(serverFieldMessages(error))) {
        // A message may be about one line of a list: `speakers.2`.
        const field = proposalFields.find((known) => known === path.split('.')[0]);
        if (field) form.setError(field, { message });
      }
    }
  });

  async function submit() {
    if (isSending.current) return;
    isSending.current = true;
    await check().finally(() => {
      isSending.current = false;
    });
  }

  const field = (name: ProposalField) => ({ id: name, error: errors[name]?.message });
  return { register: form.register, field, submit, summary: { problems, attempt: submitCount } };
}
