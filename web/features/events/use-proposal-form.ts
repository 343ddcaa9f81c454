import { todayInSantoDomingo } from '../../lib/dates.ts';
import { useDraftForm } from '../../ui/use-draft-form.ts';
import { proposalProblems } from './check-event-form.ts';
import type { EventFormValues } from './event-form-values.ts';

interface ProposalFormOptions {
  initial: EventFormValues;
  draftKey: string;
  send: (values: EventFormValues) => Promise<unknown>;
}

export function useProposalForm(options: ProposalFormOptions) {
  const { initial } = options;
  return useDraftForm<EventFormValues>({
    ...options,
    // The type is preselected, so it alone is not a draft.
    isDraft: ({ type: _, ...typed }) =>
      Object.entries(typed).some(([field, value]) => value !== initial[field as keyof EventFormValues]),
    validate: (values) => proposalProblems(values, todayInSantoDomingo()),
  });
}
