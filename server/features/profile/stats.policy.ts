import type { Achievement, UserStats } from '#contract/profile/activity.contract.ts';

export type Figures = Omit<UserStats, 'forumReputation'>;

const POINTS: Record<keyof Figures, number> = {
  postsCreated: 10,
  commentsCount: 5,
  likesReceived: 2,
  connections: 1,
  eventsAttended: 2,
  projectsParticipated: 10,
};

export function reputation(figures: Figures): number {
  return Object.entries(POINTS).reduce((sum, [figure, points]) => sum + points * figures[figure as keyof Figures], 0);
}

const FOUNDING_DAYS = 90;
const ACTIVE_CONTRIBUTIONS = 10;
const NETWORK_CONNECTIONS = 20;
const DAY_MS = 86_400_000;

export function isFounder(joinedAt: Date, firstJoinDate: Date | null): boolean {
  return firstJoinDate !== null && joinedAt.getTime() - firstJoinDate.getTime() < FOUNDING_DAYS * DAY_MS;
}

function counted(current: number, goal: number): Pick<Achievement, 'earned' | 'progress'> {
  return { earned: current >= goal, progress: { current, goal } };
}

export function achievements(
  figures: Pick<Figures, 'postsCreated' | 'commentsCount' | 'connections'>,
  founder: boolean,
): Achievement[] {
  return [
    {
      id: 'founder',
      title: 'Miembro fundador',
      description: founder
        ? `Te uniste en los primeros ${FOUNDING_DAYS} días del portal.`
        : `Es de quienes se unieron en los primeros ${FOUNDING_DAYS} días del portal.`,
      earned: founder,
      progress: null,
    },
    {
      id: 'participant',
      title: 'Participante activo',
      description: `Por ${ACTIVE_CONTRIBUTIONS} aportes en el foro, entre publicaciones y comentarios.`,
      ...counted(figures.postsCreated + figures.commentsCount, ACTIVE_CONTRIBUTIONS),
    },
    {
      id: 'networker',
      title: 'Networker',
      description: `Por ${NETWORK_CONNECTIONS} conexiones en tu red.`,
      ...counted(figures.connections, NETWORK_CONNECTIONS),
    },
  ];
}
