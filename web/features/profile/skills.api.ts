import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Skill, skillsContract } from '#contract/profile/skills.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export const skillsQuery = queryOptions({
  queryKey: ['/api/users/skills'],
  queryFn: ({ signal }) => callApi(skillsContract.listSkills, { signal }),
});

/** Other queries that depend on the skills: directory, preview and recommendations. */
const ALSO_STALE = ['/api/members', '/api/users/profile/preview', '/api/users/recommendations'];

export function useSaveSkills() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (skills: Skill[]) => callApi(skillsContract.saveSkills, { body: { skills } }),
    onSuccess: (skills) => {
      queryClient.setQueryData(skillsQuery.queryKey, skills);
      for (const key of ALSO_STALE) queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}
