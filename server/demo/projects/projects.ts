import type { Queryable } from '../../database/database.ts';
import { projectParticipants, projects } from '../../database/schema/projects.ts';
import { DAY_MS, earlier, later } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { insertPictures, pictureId, sceneOf } from '../drawings/insert-pictures.ts';
import { PROJECT_SCENES } from '../drawings/record-scenes.ts';
import { type History, momentBetween, wakingMoment } from '../history.ts';
import type { MemberKey } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';
import { createRandom } from '../random.ts';
import { projectTexts } from './project-texts.ts';

const TEAM_GATHERED_WITHIN_DAYS = 45;

type PlannedProject = ReturnType<typeof planProjects>[number];

export function planProjects(community: Community, history: History) {
  const random = createRandom('projects');
  return projectTexts.map(({ daysAgo, team, ...text }) => {
    const id = demoId('project', text.title);
    const createdAt = wakingMoment(history.dayAgo(daysAgo), random);
    const participants = Object.entries(team).map(([key, note]) => {
      const member = findMember(community, key as MemberKey);
      const from = later(createdAt, member.joinedAt);
      const until = earlier(history.end, new Date(from.getTime() + TEAM_GATHERED_WITHIN_DAYS * DAY_MS));
      return { projectId: id, userId: member.id, note, createdAt: momentBetween(from, until, random) };
    });
    return {
      row: { ...text, id, imageId: pictureId(id), isPublished: true, createdAt, updatedAt: createdAt },
      participants,
    };
  });
}

export async function insertProjects(database: Queryable, planned: PlannedProject[]): Promise<void> {
  await insertPictures(
    database,
    planned.map(({ row: { id, title, createdAt } }) => ({
      recordId: id,
      scene: sceneOf(PROJECT_SCENES, title),
      createdAt,
    })),
  );
  await insertRows(
    database,
    projects,
    planned.map(({ row }) => row),
  );
  await insertRows(
    database,
    projectParticipants,
    planned.flatMap(({ participants }) => participants),
  );
}
