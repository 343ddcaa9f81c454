import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../features/account/account.api.ts';
import { ProjectNotFound, ProjectSkeleton, ProjectsUnavailable } from '../features/projects/project-states.tsx';
import { ProjectView } from '../features/projects/project-view.tsx';
import { projectQuery } from '../features/projects/projects.api.ts';
import { useSiteSettings } from '../features/site/site.api.ts';
import { isUnauthorized } from '../lib/api-error.ts';
import type { PageContext, PageHead, PageProps } from '../lib/page-module.ts';
import { useRedirectIfLoggedOut } from '../ui/request-failure.ts';

export function prefetch({ queryClient, params }: PageContext): Promise<unknown> {
  return queryClient.prefetchQuery(projectQuery(params.id ?? ''));
}

export function head({ queryClient, params }: PageContext): PageHead {
  const project = queryClient.getQueryData(projectQuery(params.id ?? '').queryKey);
  if (project === null) return { title: 'Proyecto no encontrado', hidden: true };
  return { title: project?.title ?? 'Proyecto', hidden: true };
}

export default function ProjectPage({ params }: PageProps) {
  const { user } = useCurrentUser();
  const { enableProjects } = useSiteSettings();
  const { data: project, error, isFetching, refetch } = useQuery(projectQuery(params.id ?? ''));
  useRedirectIfLoggedOut(error);
  if (!enableProjects) return <ProjectsUnavailable />;
  if (project) return <ProjectView project={project} userId={user?.id ?? ''} />;
  if (project === null) return <ProjectNotFound />;
  // The skeleton stays during the redirect to the login.
  if (!error || isUnauthorized(error)) return <ProjectSkeleton />;
  return <ProjectNotFound onRetry={refetch} retrying={isFetching} />;
}
