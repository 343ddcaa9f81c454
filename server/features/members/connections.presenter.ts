import type { NetworkPerson } from '#contract/members/networking.contract.ts';
import { type ContactDetails, connectionState, type Pair, type Relation, visibleContact } from './relation.policy.ts';

export type PersonRow = Omit<NetworkPerson, 'email' | 'phone' | 'hasWhatsapp' | 'contactWithheld'> & ContactDetails;

export function presentPerson(row: PersonRow, relation: Relation): Omit<NetworkPerson, 'contactWithheld'> {
  const { id, firstName, lastName, role, company, position, location, profileImageUrl } = row;
  return {
    id,
    firstName,
    lastName,
    role,
    company,
    position,
    location,
    profileImageUrl,
    ...visibleContact(row, relation),
  };
}

/** Only the member who refused learns of the refusal. */
export function presentOutcome(viewerId: string, pair: Pair & { createdAt: Date }) {
  const state = connectionState(viewerId, pair);
  const statuses = { connected: 'accepted', pending: 'pending', none: 'rejected', blocked: 'rejected' } as const;
  return {
    ...state,
    id: pair.id,
    status: statuses[state.connectionStatus],
    createdAt: pair.createdAt,
  };
}
