import { type AdminNews, newsForm } from '#contract/news/admin-news.contract.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import type { FieldMessages } from '../../ui/use-validated-form.ts';

/** Key order is field order, which the error summary follows. */
export interface NewsFormValues {
  title: string;
  excerpt: string;
  content: string;
  category: string;
  date: string;
  featured: boolean;
}

export const emptyNewsForm = (): NewsFormValues => ({
  title: '',
  excerpt: '',
  content: '',
  category: '',
  date: todayInSantoDomingo(),
  featured: false,
});

export function toFormValues({ title, excerpt, content, category, date, featured }: AdminNews): NewsFormValues {
  return { title, excerpt, content, category: category ?? '', date, featured };
}

export const newsProblems = (values: NewsFormValues): FieldMessages<NewsFormValues> => schemaProblems(newsForm, values);
