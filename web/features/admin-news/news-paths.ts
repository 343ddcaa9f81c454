import type { AdminNews } from '#contract/news/admin-news.contract.ts';
import { managementPages } from '../../content/admin.ts';

type Identified = Pick<AdminNews, 'id'>;

export const newNewsPath = `${managementPages.news.href}/nueva`;
export const editNewsPath = ({ id }: Identified) => `${managementPages.news.href}/${id}`;
export const publicNewsPath = ({ id }: Identified) => `/noticias/${id}`;
