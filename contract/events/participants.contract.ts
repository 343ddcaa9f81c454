import * as z from 'zod/mini';
import { person } from '../account/account.contract.ts';
import { get, put } from '../endpoint.ts';
import { idParams, pageFields, pageNumber, pageSize } from '../fields.ts';

/** A confirmed member who chose to be visible. */
export const participant = z.extend(person, {
  company: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  isConnection: z.boolean(),
});
export type Participant = z.output<typeof participant>;

export const participantList = z.object({
  participants: z.array(participant),
  ...pageFields,
  connectionsCount: z.number(),
  /** Null without a registration. */
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
  setAttendanceVisibility: put(
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
