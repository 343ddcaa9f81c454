import { eventCreateBody } from '#contract/events/admin-events.contract.ts';
import { eventForm } from '#contract/events/event-form.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import type { FieldMessages } from '../../ui/use-validated-form.ts';
import { type EventFormValues, toEventBody, toProposal } from './event-form-values.ts';

/** A proposal's date must be today or later. */
export function proposalProblems(values: EventFormValues, today: string): FieldMessages<EventFormValues> {
  const problems: FieldMessages<EventFormValues> = schemaProblems(eventForm, toProposal(values));
  if (!problems.date && values.date < today) problems.date = 'La fecha debe ser de hoy en adelante';
  return problems;
}

export function eventProblems(values: EventFormValues): FieldMessages<EventFormValues> {
  return schemaProblems(eventCreateBody, toEventBody(values));
}
