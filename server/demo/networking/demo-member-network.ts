import type { MemberKey } from '../members/member-profiles.ts';

/** The people with whom the demo member talks in the forum and meets at events. */
export const acceptedContacts: MemberKey[] = [
  'idalia-vizcaino',
  'starlin-berroa',
  'luis-manuel-guerrero',
  'samuel-de-los-santos',
  'yamil-abud',
  'niurka-lebron',
  'patricia-lluberes',
  'yanelis-ramirez',
  'mariluz-herrera',
  'wendy-castillo',
  'joaquin-hodge',
  'ernesto-volquez',
  'ivan-ozuna',
  'victor-manuel-caraballo',
  'kirsis-morel',
  'eligio-mercedes',
  'ramona-polanco',
  'evelyn-rawlins',
  'iluminada-garcia',
  'porfirio-de-aza',
  'franklin-severino',
  'solange-baez',
  'rosanna-phillips',
];

export const awaitingAnswer: { member: MemberKey; daysAgo: number }[] = [
  { member: 'denisse-acosta', daysAgo: 2 },
  { member: 'edward-sanchez', daysAgo: 5 },
  { member: 'altagracia-mieses', daysAgo: 9 },
];

export const askedByDemoMember: { member: MemberKey; daysAgo: number }[] = [{ member: 'cristian-nolasco', daysAgo: 4 }];
