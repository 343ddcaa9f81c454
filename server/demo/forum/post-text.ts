import type { MemberKey } from '../members/member-profiles.ts';

export interface CommentText {
  author: MemberKey;
  text: string;
  replies?: CommentText[];
  /** The author of the post marked it as the solution. */
  solves?: true;
  /** What it tells took some days; otherwise it was written within hours. */
  daysLater?: number;
}

export interface PostText {
  author: MemberKey;
  title: string;
  /** Markdown paragraphs. */
  content: string[];
  comments: CommentText[];
  /** Fixed where a figure, a project or a news item depends on it; the other posts are spread over the past year. */
  daysAgo?: number;
  /** Fixed where a figure depends on it; the other posts share likes by how much they were talked about. */
  likes?: number;
}
