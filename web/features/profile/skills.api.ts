import { skillsContract } from '#contract/profile/skills.contract.ts';
import { apiQuery } from '../../lib/api-queries.ts';
import { invalidatePaths, useCall } from '../../lib/use-call.ts';

export const skillsQuery = apiQuery(skillsContract.listSkills, {});

/** Other queries that depend on the skills: directory, preview and recommendations. */
const ALSO_STALE = ['/api/members', '/api/users/profile/preview', '/api/users/recommendations'];

export const useSaveSkills = () =>
  useCall(skillsContract.saveSkills, {
    onSuccess: (skills, _input, _before, { client }) => {
      client.setQueryData(skillsQuery.queryKey, skills);
      invalidatePaths(client, ALSO_STALE);
    },
  });
