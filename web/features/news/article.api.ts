import { newsContract } from '#contract/news/news.contract.ts';
import { recordQuery } from '../../lib/api-queries.ts';

export const articleQuery = (id: string) => recordQuery(newsContract.getNews, { params: { id } });
