import type { MemberKey } from '../members/member-profiles.ts';

export interface CommentText {
  author: MemberKey;
  text: string;
  replies?: CommentText[];
  /** The author of the post marked it as the solution. */
  solves?: true;
  /** Days after the parent, where the text refers to days gone by; otherwise it follows within hours. */
  daysLater?: number;
}

export interface PostText {
  author: MemberKey;
  title: string;
  /** Markdown paragraphs. */
  content: string[];
  comments: CommentText[];
  /** Fixed where a figure, a project or a news item depends on it; the rest are spread over the past year. */
  daysAgo?: number;
  /** In place of that, where it tells of an event: days after it. */
  daysAfter?: { event: string; days: number };
  /** Fixed where a figure depends on it; the rest get likes by their number of comments. */
  likes?: number;
}
