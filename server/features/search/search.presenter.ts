import type { SearchResults } from '#contract/search/search.contract.ts';
import { stripMarkdown } from '#contract/strip-markdown.ts';
import { excerptAround, findHighlights, type HighlightTerms } from '../../core/text-search/highlights.ts';
import type { FoundPost } from '../forum/post-search.queries.ts';
import type { FoundComment, FoundGroups } from './search.queries.ts';

const EXCERPT_LENGTH = 150;

function presentExcerpt(content: string, terms: HighlightTerms) {
  const plain = stripMarkdown(content);
  const { text, highlights } = excerptAround(plain, findHighlights(plain, terms, EXCERPT_LENGTH), EXCERPT_LENGTH);
  return { excerpt: text, excerptMarks: highlights };
}

function presentPost({ id, title, content, createdAt }: FoundPost, terms: HighlightTerms) {
  return {
    id,
    title,
    titleMarks: findHighlights(title, terms),
    ...presentExcerpt(content, terms),
    createdAt: new Date(createdAt).toISOString(),
  };
}

function presentComment(row: FoundComment, terms: HighlightTerms) {
  return {
    id: row.id,
    postId: row.postId,
    postTitle: row.postTitle,
    ...presentExcerpt(row.content, terms),
    authorName: `${row.firstName} ${row.lastName}`,
    authorRole: row.role,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

const withTitleMarks = <Row extends { title: string }>(row: Row, terms: HighlightTerms) => ({
  ...row,
  titleMarks: findHighlights(row.title, terms),
});

export function presentGroups(
  groups: FoundGroups,
  terms: HighlightTerms,
): Omit<SearchResults, 'totals' | 'capped' | 'isApproximate'> {
  return {
    posts: groups.posts.rows.map((row) => presentPost(row, terms)),
    projects: groups.projects.rows.map((row) => withTitleMarks(row, terms)),
    categories: groups.categories.rows.map((row) => ({ ...row, nameMarks: findHighlights(row.name, terms) })),
    comments: groups.comments.rows.map((row) => presentComment(row, terms)),
    events: groups.events.rows.map((row) => withTitleMarks(row, terms)),
    news: groups.news.rows.map((row) => ({
      ...withTitleMarks(row, terms),
      excerptMarks: findHighlights(row.excerpt, terms),
    })),
    members: groups.members.rows,
  };
}
