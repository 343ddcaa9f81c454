import * as z from 'zod/mini';

/** Filter of the administrators' lists of projects and news. */
export const publicationState = z.enum(['published', 'draft']);
export type PublicationState = z.output<typeof publicationState>;

/** How many there are in each state, for the tabs. */
export const publicationCounts = z.record(publicationState, z.number());
