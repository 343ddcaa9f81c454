import { memberLimits, type SuggestedMember } from '#contract/members/members.contract.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import { getPostsOf } from '../forum/post-list.service.ts';
import type { ContactQuota } from './contact-quota.service.ts';
import { presentCard, presentProfile } from './members.presenter.ts';
import { findMember, findProfile, type MemberRow } from './members.queries.ts';
import { findSuggestions, listCards } from './suggestions.queries.ts';

type Deps = Pick<Context, 'database'>;
type QuotaDeps = Deps & { quota: ContactQuota };

/** Same 404 for unknown and suspended members, and for a block in either direction. */
export const memberNotFound = () => notFound('El miembro que buscas no existe o ya no está disponible.');

export async function getMember({ database }: Deps, viewerId: string, id: string): Promise<MemberRow> {
  const row = await findMember(database, viewerId, id);
  if (!row) throw memberNotFound();
  return row;
}

export async function getProfile(deps: QuotaDeps, viewer: Viewer, id: string) {
  const { database, quota } = deps;
  const [row, { posts, total }] = await Promise.all([
    findProfile(database, viewer.id, id),
    getPostsOf(database, id, memberLimits.postsShown),
  ]);
  if (!row) throw memberNotFound();
  return quota.applyToOne(viewer, presentProfile(row, viewer.id, { posts, postsCount: total }));
}

export async function suggestMembers({ database, quota }: QuotaDeps, viewer: Viewer): Promise<SuggestedMember[]> {
  const suggestions = await findSuggestions(database, viewer.id, memberLimits.suggestions);
  if (suggestions.length === 0) return [];
  const cards = await listCards(
    database,
    suggestions.map(({ id }) => id),
  );
  const suggested = suggestions.flatMap(({ id, sharedSkills, sharesLocation }) => {
    const card = cards.find(({ member }) => member.id === id);
    return card ? [{ ...presentCard({ ...card, pair: null }, viewer.id), sharedSkills, sharesLocation }] : [];
  });
  return quota.apply(viewer, suggested);
}
