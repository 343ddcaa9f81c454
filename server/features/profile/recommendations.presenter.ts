import { eventPath, memberPath, postPath, projectPath } from '#contract/paths.ts';
import type { Recommendation } from '#contract/profile/recommendations.contract.ts';
import { spanishDay } from '../../core/spanish-time.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export function presentEvent(event: { id: string; title: string; date: string; registered: number }): Recommendation {
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

export function presentPost(post: { id: string; title: string; comments: number; likes: number }): Recommendation {
  const comments = counted(post.comments, 'comentario', 'comentarios');
  return {
    id: post.id,
    type: 'post',
    title: post.title,
    reason: post.comments > 0 ? `${comments} y aún falta el tuyo` : 'Espera su primera respuesta: puede ser la tuya',
    href: postPath(post),
  };
}

export function presentProject(project: { id: string; title: string; isOfInterest: boolean }): Recommendation {
  return {
    id: project.id,
    type: 'project',
    title: project.title,
    reason: project.isOfInterest ? 'Se parece a los proyectos en los que participas' : 'Busca participantes como tú',
    href: projectPath(project),
  };
}

export function presentMember(
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
