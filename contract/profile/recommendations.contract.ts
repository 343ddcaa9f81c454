import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const recommendation = z.object({
  id: z.string(),
  type: z.enum(['event', 'post', 'project', 'member']),
  title: z.string(),
  reason: z.string(),
  /** Path of this site. */
  href: z.string(),
});
export type Recommendation = z.output<typeof recommendation>;

export const recommendationsContract = {
  listRecommendations: endpoint({
    method: 'GET',
    path: '/api/users/recommendations',
    guard: 'member',
    summary: 'Hasta tres cosas del portal que pueden interesar a quien pregunta',
    response: z.array(recommendation),
  }),
};
