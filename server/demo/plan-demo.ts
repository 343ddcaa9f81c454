import { earlier } from './days.ts';
import { planEvents } from './events/events.ts';
import { findFirstRegistrations, planRegistrations } from './events/registrations.ts';
import { findFirstWords, planDiscussions } from './forum/discussions.ts';
import { createHistory } from './history.ts';
import type { MemberKey } from './members/member-profiles.ts';
import { createCommunity } from './members/members.ts';
import { findFirstMessages, planMessages } from './messages/messages.ts';
import { findFirstRequests, planConnections } from './networking/networking.ts';
import { planNews } from './news/news.ts';
import { planProjects } from './projects/projects.ts';

export type Plan = ReturnType<typeof planDemo>;

/** Who did and said what, and when: all that a text can contradict. Without a database, for any day. */
export function planDemo(today: string) {
  const history = createHistory(today);
  const discussions = planDiscussions(history);
  const events = planEvents(history);
  const firstMessages = findFirstMessages(history);
  const firstActs = earliest([
    ...findFirstWords(discussions),
    ...findFirstRegistrations(events),
    ...findFirstRequests(history),
    ...firstMessages,
  ]);
  const community = createCommunity(history, firstActs);
  return {
    history,
    discussions,
    events,
    community,
    registrations: planRegistrations(events, community, history),
    projects: planProjects(community, history),
    news: planNews(events, history),
    connections: planConnections(community, history, firstMessages),
    talks: planMessages(community, history),
  };
}

function earliest(acts: [MemberKey, Date][]): Map<MemberKey, Date> {
  const first = new Map<MemberKey, Date>();
  for (const [key, at] of acts) first.set(key, earlier(first.get(key) ?? at, at));
  return first;
}
