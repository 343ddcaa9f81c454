import type { Role } from '#contract/account/roles.ts';
import { categoryPath, commentPath, eventPath, memberPath, newsPath, postPath, projectPath } from '#contract/paths.ts';
import type { HighlightRanges, SearchGroup, SearchResults } from '#contract/search/search.contract.ts';
import { projectCategoryLabel, projectStatusLabel } from '../../copy/project-labels.ts';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { formatCount } from '../../lib/numbers.ts';
import { fullName } from '../../lib/people.ts';

export interface ResultItem {
  id: string;
  href: string;
  title: string;
  titleMarks: HighlightRanges;
  role?: Role;
  text?: string | null;
  textMarks?: HighlightRanges;
  facts?: string[];
  instant?: string;
}

export interface ResultGroup {
  group: SearchGroup;
  label: string;
  /** "12", "más de 1,000" */
  total: string;
  hasMore: boolean;
  items: ResultItem[];
}

const labels: Record<SearchGroup, string> = {
  posts: 'Publicaciones',
  projects: 'Proyectos',
  categories: 'Categorías',
  comments: 'Comentarios',
  events: 'Eventos',
  news: 'Noticias',
  members: 'Miembros',
};

export function resultGroups(results: SearchResults): ResultGroup[] {
  const items: Record<SearchGroup, ResultItem[]> = {
    posts: results.posts.map((post) => ({
      ...post,
      href: postPath(post),
      text: post.excerpt,
      textMarks: post.excerptMarks,
      instant: post.createdAt,
    })),
    projects: results.projects.map((project) => ({
      ...project,
      href: projectPath(project),
      facts: present(projectStatusLabel(project.status), projectCategoryLabel(project.category)),
    })),
    categories: results.categories.map(({ id, slug, name, nameMarks, description }) => ({
      id,
      href: categoryPath({ slug }),
      title: name,
      titleMarks: nameMarks,
      text: description,
    })),
    comments: results.comments.map((comment) => ({
      id: comment.id,
      href: commentPath(comment),
      title: `${comment.authorName} en «${comment.postTitle}»`,
      role: comment.authorRole,
      titleMarks: [],
      text: comment.excerpt,
      textMarks: comment.excerptMarks,
      instant: comment.createdAt,
    })),
    events: results.events.map((event) => ({
      ...event,
      href: eventPath(event),
      facts: present(formatLongDate(event.date), formatTime(event.time), event.location),
    })),
    news: results.news.map((item) => ({
      ...item,
      href: newsPath(item),
      text: item.excerpt,
      textMarks: item.excerptMarks,
      facts: [formatLongDate(item.date)],
    })),
    members: results.members.map((member) => ({
      id: member.id,
      href: memberPath(member),
      title: fullName(member),
      role: member.role,
      titleMarks: [],
      facts: present(member.position, member.company, member.location),
    })),
  };
  return (Object.keys(labels) as SearchGroup[])
    .filter((group) => items[group].length > 0)
    .map((group) => {
      const total = results.totals[group];
      const capped = results.capped.includes(group);
      return {
        group,
        label: labels[group],
        total: `${capped ? 'más de ' : ''}${formatCount(total)}`,
        hasMore: capped || total > items[group].length,
        items: items[group],
      };
    });
}

function present(...facts: Array<string | null>): string[] {
  return facts.filter((fact): fact is string => Boolean(fact));
}
