import { DAY_MS, earlier, later } from '../days.ts';
import { type History, momentBetween } from '../history.ts';
import type { Community, Member } from '../members/members.ts';
import { createRandom } from '../random.ts';
import type { Discussion } from './discussions.ts';

const MAX_LIKES = 46;
/** Exponent by which likes fall with the rank of the post. */
const DECLINE = 0.7;
const LIKED_WITHIN_DAYS = 20;

interface Like {
  member: Member;
  createdAt: Date;
}

/** Likes of each post; a few posts gather most of them. */
export function giveLikes(discussions: Discussion[], community: Community, history: History): Map<string, Like[]> {
  const random = createRandom('likes');
  const ranked = random
    .shuffle(discussions.filter(({ text }) => text.likes === undefined))
    .sort((a, b) => b.comments.length - a.comments.length);
  const counts = new Map(ranked.map(({ id }, index) => [id, Math.floor(MAX_LIKES / (index + 1) ** DECLINE)]));

  return new Map(
    discussions.map(({ id, text, createdAt }) => {
      const others = [...community.values()].filter(({ key }) => key !== text.author);
      const likers = random.sample(others, text.likes ?? counts.get(id) ?? 0);
      const likes = likers.map((member) => {
        const from = later(createdAt, member.joinedAt);
        const until = earlier(history.end, new Date(from.getTime() + LIKED_WITHIN_DAYS * DAY_MS));
        return { member, createdAt: momentBetween(from, until, random) };
      });
      return [id, likes];
    }),
  );
}
