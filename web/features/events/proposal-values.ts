import type { BodyOf } from '#contract/endpoint.ts';
import type { EventType } from '#contract/events/event-form.ts';
import type { proposalsContract } from '#contract/events/proposals.contract.ts';
import { readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';

/** What the form holds: text, as typed. */
export const emptyProposal = {
  title: '',
  description: '',
  type: 'conference' as EventType,
  date: '',
  time: '',
  duration: '',
  location: '',
  price: '',
  capacity: '',
  category: '',
  speakers: '',
  topics: '',
};
export type ProposalValues = typeof emptyProposal;
export type ProposalField = keyof ProposalValues;
export const proposalFields = Object.keys(emptyProposal) as ProposalField[];

const listed = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is sent. A number that is none goes along as it is, so that the check can say so. */
export function toProposal(values: ProposalValues): BodyOf<typeof proposalsContract.proposeEvent> {
  const capacity = values.capacity.trim();
  return {
    ...values,
    speakers: listed(values.speakers),
    topics: listed(values.topics),
    capacity: capacity === '' ? null : Number(capacity),
  };
}

export function readProposalDraft(key: string): ProposalValues | null {
  const draft = readDraft<Partial<ProposalValues>>(key);
  return draft && typeof draft === 'object' ? { ...emptyProposal, ...draft } : null;
}

export function keepProposalDraft(key: string, values: Partial<ProposalValues>): void {
  const { type: _, ...texts } = values;
  if (Object.values(texts).join('').trim() === '') removeDraft(key);
  else writeDraft(key, values);
}
