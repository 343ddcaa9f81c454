import type { Recommendation } from '#contract/profile/recommendations.contract.ts';
import type { Context } from '../../core/context.ts';
import { dominicanDay } from '../../core/dominican-day.ts';
import type { Database } from '../../database/database.ts';
import { findSuggestions, listCards } from '../members/suggestions.queries.ts';
import { getSettings } from '../site/site.queries.ts';
import { presentEvent, presentMember, presentPost, presentProject } from './recommendations.presenter.ts';
import { findEventToAttend, findPostToJoin, findProjectToJoin } from './recommendations.queries.ts';

const MAX_RECOMMENDATIONS = 3;

/** An event, a post and a project; a member to meet where one of these is missing. */
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
