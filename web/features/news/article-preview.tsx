import type { NewsArticle } from '#contract/news/news.contract.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleHeader } from './article-header.tsx';

const WORDS_PER_MINUTE = 200;

/** As the server counts it. */
function readTime(text: string): string {
  return `${Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE))} min de lectura`;
}

interface ArticlePreviewProps {
  /** What the form holds; it may not yet be whole. */
  values: Pick<NewsArticle, 'title' | 'excerpt' | 'content' | 'date' | 'featured'> & { category: string };
  id: string | undefined;
}

/** The public page of what the form holds. */
export function ArticlePreview({ values, id = '' }: ArticlePreviewProps) {
  const content = values.content.trim() || values.excerpt;
  const article: NewsArticle = {
    ...values,
    id,
    content,
    title: values.title || 'Noticia sin título',
    category: values.category || null,
    date: values.date || todayInSantoDomingo(),
    readTime: readTime(content),
  };
  return (
    <article>
      <ArticleHeader article={article} />
      <ArticleBody article={article} />
    </article>
  );
}
