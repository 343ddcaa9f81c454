import { escapeText, writeLines } from '../../core/content-lines.ts';

interface Contact {
  id: string;
  firstName: string;
  lastName: string;
  company: string | null;
  position: string | null;
  location: string | null;
  website: string | null;
  email: string | null;
  phone: string | null;
}

/** vCard 3.0 (RFC 2426), which every phone's address book reads. Hidden fields are left out. */
export function writeContactCard(contact: Contact): string {
  const { id, firstName, lastName, company, position, location, website, email, phone } = contact;
  const line = (name: string, value: string | null) => (value ? [`${name}:${escapeText(value)}`] : []);
  return writeLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:urn:uuid:${id}`,
    `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
    ...line('FN', `${firstName} ${lastName}`),
    ...line('ORG', company),
    ...line('TITLE', position),
    ...line('TEL;TYPE=CELL', phone),
    ...line('EMAIL;TYPE=INTERNET', email),
    ...(location ? [`ADR;TYPE=WORK:;;;${escapeText(location)};;;`] : []),
    // URLs are not escaped.
    ...(website ? [`URL:${website.replace(/\p{Cc}/gu, '')}`] : []),
    'END:VCARD',
  ]);
}
