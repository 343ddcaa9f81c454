import type { SearchResults } from '#contract/search/search.contract.ts';
import { excerptAround, readHighlights } from '../../core/text-search/highlights.ts';

const EXCERPT_LENGTH = 150;

interface FoundPost {
  id: string;
  title: string;
  content: string;
  createdAt: Date;
  markedTitle: string;
  markedContent: string;
}

interface FoundComment {
  id: string;
  postId: string;
  postTitle: string;
  content: string;
  createdAt: Date;
  firstName: string;
  lastName: string;
  role: 'member' | 'admin';
  markedContent: string;
}

const excerptOf = (content: string, masked: string) =>
  excerptAround(content, readHighlights(content, masked), EXCERPT_LENGTH);

export function presentFoundPost(row: FoundPost): SearchResults['posts'][number] {
  const excerpt = excerptOf(row.content, row.markedContent);
  return {
    id: row.id,
    title: row.title,
    titleMarks: readHighlights(row.title, row.markedTitle),
    excerpt: excerpt.text,
    excerptMarks: excerpt.highlights,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentFoundComment(row: FoundComment): SearchResults['comments'][number] {
  const excerpt = excerptOf(row.content, row.markedContent);
  return {
    id: row.id,
    postId: row.postId,
    postTitle: row.postTitle,
    excerpt: excerpt.text,
    excerptMarks: excerpt.highlights,
    authorName: `${row.firstName} ${row.lastName}`,
    authorRole: row.role,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Adds the highlights of the title. */
export function withTitleHighlights<Row extends { title: string; markedTitle: string }>(row: Row) {
  return { ...row, titleMarks: readHighlights(row.title, row.markedTitle) };
}

export function presentFoundNews<
  Row extends { title: string; markedTitle: string; excerpt: string; markedExcerpt: string },
>(row: Row) {
  return { ...withTitleHighlights(row), excerptMarks: readHighlights(row.excerpt, row.markedExcerpt) };
}

export function withNameHighlights<Row extends { name: string; markedName: string }>(row: Row) {
  return { ...row, nameMarks: readHighlights(row.name, row.markedName) };
}
