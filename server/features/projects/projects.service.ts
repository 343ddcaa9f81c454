import { notFound } from '../../core/errors.ts';
import type { Database } from '../../database/database.ts';
import { isForeignKeyViolation } from '../../database/database-errors.ts';
import { deleteParticipation, findParticipation, findPublishedProject, saveParticipation } from './projects.queries.ts';

export const projectNotFound = () => notFound('El proyecto que buscas no existe o ha sido eliminado.');

export const projectsAreOff = () => notFound('Los proyectos no están disponibles en este momento.');

interface Participant {
  projectId: string;
  userId: string;
}

async function currentState(database: Database, { projectId, userId }: Participant) {
  const [project, own] = await Promise.all([
    findPublishedProject(database, projectId),
    findParticipation(database, projectId, userId),
  ]);
  if (!project) throw projectNotFound();
  return {
    participating: own !== undefined,
    note: own?.note ?? null,
    participantsCount: project.participantsCount,
  };
}

export async function joinProject(database: Database, { projectId, userId }: Participant, note: string | null) {
  if (!(await findPublishedProject(database, projectId))) throw projectNotFound();
  try {
    await saveParticipation(database, projectId, userId, note);
  } catch (error) {
    // Deleted between the check and the write.
    throw isForeignKeyViolation(error) ? projectNotFound() : error;
  }
  return currentState(database, { projectId, userId });
}

export async function leaveProject(database: Database, participant: Participant) {
  if (!(await findPublishedProject(database, participant.projectId))) throw projectNotFound();
  await deleteParticipation(database, participant.projectId, participant.userId);
  return currentState(database, participant);
}
