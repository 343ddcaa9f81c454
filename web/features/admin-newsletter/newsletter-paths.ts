import { managementPages } from '../../content/admin.ts';

const { href } = managementPages.newsletter;

export const newIssuePath = `${href}/nuevo`;
export const issuePath = ({ id }: { id: string }) => `${href}/${id}`;
export const subscribersPath = `${href}/suscriptores`;
