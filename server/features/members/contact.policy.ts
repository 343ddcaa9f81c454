export type Visibility = 'members' | 'connections' | 'nobody';

/** Relation of the viewer to the member. */
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

/** The one decision on which contact data leaves the server; hidden fields are `null`. */
export function visibleContact(member: ContactDetails, relation: Relation) {
  const phone = canSee(relation, member.phoneVisibility) ? member.phone : null;
  return {
    email: canSee(relation, member.emailVisibility) ? member.email : null,
    phone,
    hasWhatsapp: phone !== null && member.hasWhatsapp,
  };
}
