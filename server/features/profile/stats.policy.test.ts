import { describe, expect, it } from 'vitest';
import { achievements, isFounder, reputation } from './stats.policy.ts';

const none = {
  postsCreated: 0,
  commentsCount: 0,
  likesReceived: 0,
  connections: 0,
  eventsAttended: 0,
  projectsParticipated: 0,
};

describe('reputation', () => {
  it('is nothing for who has done nothing', () => {
    expect(reputation(none)).toBe(0);
  });

  it.each([
    ['postsCreated', 10],
    ['commentsCount', 5],
    ['likesReceived', 2],
    ['connections', 1],
    ['eventsAttended', 2],
    ['projectsParticipated', 10],
  ] as const)('gives for each of %s %i points', (figure, points) => {
    expect(reputation({ ...none, [figure]: 3 })).toBe(3 * points);
  });
});

describe('achievements', () => {
  const earned = (figures: Partial<typeof none>, founder = false) =>
    achievements({ ...none, ...figures }, founder)
      .filter((each) => each.earned)
      .map(({ title }) => title);

  it.each([
    [{}, false, []],
    [{}, true, ['Miembro fundador']],
    [{ postsCreated: 4, commentsCount: 5 }, false, []],
    [{ postsCreated: 4, commentsCount: 6 }, false, ['Participante activo']],
    [{ connections: 19 }, false, []],
    [{ connections: 20 }, false, ['Networker']],
  ])('of %j, founder %j: %j', (figures, founder, titles) => {
    expect(earned(figures, founder)).toEqual(titles);
  });

  it('that are not earned yet tell how far one has come', () => {
    const [founder, participant, networker] = achievements({ ...none, postsCreated: 2, connections: 7 }, false);
    expect(founder?.progress).toBeNull();
    expect(participant?.progress).toEqual({ current: 2, goal: 10 });
    expect(networker?.progress).toEqual({ current: 7, goal: 20 });
  });

  it('of the founders are for those of the first 90 days', () => {
    const beginning = new Date('2025-01-08T12:00:00Z');
    expect(isFounder(beginning, beginning)).toBe(true);
    expect(isFounder(new Date('2025-04-08T11:59:59Z'), beginning)).toBe(true);
    expect(isFounder(new Date('2025-04-08T12:00:00Z'), beginning)).toBe(false);
  });
});
