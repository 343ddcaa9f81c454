import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { eventForm } from '#contract/events/event-form.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { type ProposalField, type ProposalValues, toProposal } from './proposal-values.ts';

/** The first message of each field, from the same check that the server makes. */
export function proposalProblems(values: ProposalValues, today: string): Partial<Record<ProposalField, string>> {
  const problems: Partial<Record<ProposalField, string>> = {};
  const { error } = z.safeParse(eventForm, toProposal(values));
  for (const { path, message } of error?.issues ?? []) problems[path[0] as ProposalField] ??= message;
  if (!problems.date && values.date < today) problems.date = 'La fecha debe ser de hoy en adelante';
  return problems;
}

export const checkProposal: Resolver<ProposalValues> = (values) => {
  const problems = Object.entries(proposalProblems(values, todayInSantoDomingo()));
  if (problems.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'invalid', message }]));
  return { values: {}, errors: errors as FieldErrors<ProposalValues> };
};
