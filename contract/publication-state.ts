import * as z from 'zod/mini';

/** What an administrator's list of projects or news can be narrowed down to. */
export const publicationState = z.enum(['published', 'draft']);
export type PublicationState = z.output<typeof publicationState>;

/** How many there are in each state, for the tabs. */
export const publicationCounts = z.record(publicationState, z.number());
