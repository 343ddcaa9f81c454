import { dominicanDay } from '#contract/dominican-dates.ts';
import { eventPath, memberPath, postPath, projectPath } from '#contract/paths.ts';
import type { Recommendation } from '#contract/profile/activity.contract.ts';
import type { Context } from '../../core/context.ts';
import { spanishDay } from '../../core/dominican-time.ts';
import type { Database } from '../../database/database.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { findSuggestions, listCards } from '../members/suggestions.queries.ts';
import { findEventToAttend, findPostToJoin, findProjectToJoin } from './recommendations.queries.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function presentEvent(event: { id: string; title: string; date: string; registered: number }): Recommendation {
  const people =
    event.registered > 0 ? ` · ${counted(event.registered, 'persona inscrita', 'personas inscritas')}` : '';
  const day = spanishDay(event.date);
  return {
    id: event.id,
    type: 'event',
    title: event.title,
    reason: `${day.charAt(0).toUpperCase()}${day.slice(1)}${people}`,
    href: eventPath(event),
  };
}

function presentPost(post: { id: string; title: string; comments: number; likes: number }): Recommendation {
  const comments = counted(post.comments, 'comentario', 'comentarios');
  return {
    id: post.id,
    type: 'post',
    title: post.title,
    reason: post.comments > 0 ? `${comments} y aún falta el tuyo` : 'Espera su primera respuesta: puede ser la tuya',
    href: postPath(post),
  };
}

function presentProject(project: { id: string; title: string; isOfInterest: boolean }): Recommendation {
  return {
    id: project.id,
    type: 'project',
    title: project.title,
    reason: project.isOfInterest ? 'Se parece a los proyectos en los que participas' : 'Busca participantes como tú',
    href: projectPath(project),
  };
}

function presentMember(
  member: { id: string; firstName: string; lastName: string },
  sharedSkill: string | undefined,
): Recommendation {
  return {
    id: member.id,
    type: 'member',
    title: `${member.firstName} ${member.lastName}`,
    reason: sharedSkill ? `También sabe de ${sharedSkill}` : 'Está cerca de ti',
    href: memberPath(member),
  };
}

const MAX_RECOMMENDATIONS = 3;

/** A member to meet takes the place of a missing event, post or project. */
export async function recommend(
  { database, now }: Pick<Context, 'database' | 'now'>,
  userId: string,
): Promise<Recommendation[]> {
  const { enableProjects } = await getSettings(database);
  const [event, post, project] = await Promise.all([
    findEventToAttend(database, userId, dominicanDay(now())),
    findPostToJoin(database, userId),
    enableProjects ? findProjectToJoin(database, userId) : undefined,
  ]);
  const found = [event && presentEvent(event), post && presentPost(post), project && presentProject(project)].filter(
    (each) => each !== undefined,
  );
  if (found.length === MAX_RECOMMENDATIONS) return found;
  const member = await findMemberToMeet(database, userId);
  return member ? [...found, member] : found;
}

async function findMemberToMeet(database: Database, userId: string): Promise<Recommendation | undefined> {
  const [suggestion] = await findSuggestions(database, userId, 1);
  const [card] = suggestion ? await listCards(database, [suggestion.id]) : [];
  return suggestion && card && presentMember(card.member, suggestion.sharedSkills[0]);
}
