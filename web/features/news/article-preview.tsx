import type { NewsArticle } from '#contract/news/news.contract.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { ArticleBody, ArticleHeader } from './article-view.tsx';

const WORDS_PER_MINUTE = 200;

/** Same formula as the server's. */
function readTime(text: string): string {
  return `${Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE))} min de lectura`;
}

interface ArticlePreviewProps {
  values: Pick<NewsArticle, 'title' | 'excerpt' | 'content' | 'date' | 'featured'> & { category: string };
  image: NewsArticle['image'];
  id: string | undefined;
}

export function ArticlePreview({ values, image, id = '' }: ArticlePreviewProps) {
  const content = values.content.trim() || values.excerpt;
  const article: NewsArticle = {
    ...values,
    id,
    image,
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
