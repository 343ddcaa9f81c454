import * as z from 'zod/mini';
import { person } from '../account/account.contract.ts';
import { get, put } from '../endpoint.ts';
import { idParams, pageFields, pageNumber, pageSize } from '../fields.ts';

/** A member with a seat who lets the others see it. */
export const participant = z.extend(person, {
  company: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  /** In the viewer's network. */
  isConnection: z.boolean(),
});
export type Participant = z.output<typeof participant>;

export const participantList = z.object({
  participants: z.array(participant),
  ...pageFields,
  /** Of those listed, in the viewer's network. */
  connectionsCount: z.number(),
  /** Whether the viewer is listed; `null` without a registration of theirs. */
  isListed: z.nullable(z.boolean()),
});

export const participantsContract = {
  listParticipants: get(
    '/api/events/:id/participants',
    'member',
    'Miembros con cupo que permiten que se vea que van; primero los de la red de quien pregunta',
    {
      params: idParams,
      query: z.object({ page: pageNumber, limit: pageSize(24, 100) }),
      response: participantList,
    },
  ),
  setListed: put(
    '/api/events/:id/registration/visibility',
    'member',
    'Elegir si los demás miembros ven que uno va; al inscribirse nadie lo ve',
    {
      params: idParams,
      body: z.object({ isListed: z.boolean('Indica si quieres que se vea') }),
      response: z.object({ isListed: z.boolean() }),
    },
  ),
};
