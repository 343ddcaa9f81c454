import { managementPages } from '../../content/admin.ts';

const { href } = managementPages.contact;

export const messagePath = ({ id }: { id: string }) => `${href}/${id}`;
export const departmentsPath = `${href}/departamentos`;
