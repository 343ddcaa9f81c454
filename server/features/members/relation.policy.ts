import type { ConnectionState } from '#contract/members/members.contract.ts';

export type Visibility = 'members' | 'connections' | 'nobody';

export type Relation = 'self' | 'connection' | 'stranger';

export interface ContactDetails {
  email: string;
  emailVisibility: Visibility;
  phone: string | null;
  phoneVisibility: Visibility;
  hasWhatsapp: boolean;
}

function canSee(relation: Relation, visibility: Visibility): boolean {
  if (relation === 'self') return true;
  return visibility === 'members' || (visibility === 'connections' && relation === 'connection');
}

/** The one decision on which contact data leaves the server. */
export function visibleContact(member: ContactDetails, relation: Relation) {
  const phone = canSee(relation, member.phoneVisibility) ? member.phone : null;
  return {
    email: canSee(relation, member.emailVisibility) ? member.email : null,
    phone,
    hasWhatsapp: phone !== null && member.hasWhatsapp,
  };
}

export interface Pair {
  id: string;
  requesterId: string;
  status: 'pending' | 'accepted' | 'rejected' | 'blocked';
  withdrawnAt: Date | null;
}

const NO_CONNECTION: ConnectionState = { connectionStatus: 'none', connectionId: null, isRequestMine: false };

/** A refusal is visible only to the member who refused: to the sender the request looks pending. */
export function connectionState(viewerId: string, pair: Pair | null): ConnectionState {
  if (!pair) return NO_CONNECTION;
  const isRequestMine = pair.requesterId === viewerId;
  switch (pair.status) {
    case 'accepted':
      return { connectionStatus: 'connected', connectionId: pair.id, isRequestMine: false };
    case 'blocked':
      return { ...NO_CONNECTION, connectionStatus: 'blocked' };
    case 'pending':
      return { connectionStatus: 'pending', connectionId: pair.id, isRequestMine };
    case 'rejected':
      return isRequestMine && !pair.withdrawnAt
        ? { connectionStatus: 'pending', connectionId: pair.id, isRequestMine }
        : NO_CONNECTION;
  }
}

export function relationTo(viewerId: string, memberId: string, pair: Pair | null): Relation {
  if (viewerId === memberId) return 'self';
  return pair?.status === 'accepted' ? 'connection' : 'stranger';
}
