import { schemaProblems } from '../../lib/schema-problems.ts';
import type { ValuesOf } from '../../ui/record-form/field-specs.ts';
import { toBody, toFormValues } from '../../ui/record-form/field-values.ts';
import type { FieldMessages } from '../../ui/use-validated-form.ts';
import { newEvent, proposalFields } from './event-fields.ts';

export type ProposalValues = ValuesOf<typeof proposalFields>;

export const emptyProposal: ProposalValues = { ...toFormValues(proposalFields, {}), ...newEvent };

export const toProposal = (values: ProposalValues) => toBody(proposalFields, values);

const loadSchema = async () => (await import('#contract/events/event-form.ts')).eventForm;

export async function proposalProblems(values: ProposalValues, today: string) {
  const problems: FieldMessages<ProposalValues> = await schemaProblems(loadSchema, toProposal(values));
  if (!problems.date && values.date < today) problems.date = 'La fecha debe ser de hoy en adelante';
  return problems;
}
