import { describe, expect, it } from 'vitest';
import { sceneOf } from '../drawings/insert-pictures.ts';
import { NEWS_SCENES } from '../drawings/record-scenes.ts';
import { planDiscussions } from '../forum/discussions.ts';
import { createHistory } from '../history.ts';
import { DEMO_MEMBER } from '../members/member-profiles.ts';
import { SEASONS, seasonOf } from './season.ts';
import { seasonalPosts } from './seasonal-posts.ts';
import { inSeason, seasonalIssues, seasonalNews } from './seasonal-texts.ts';

describe('the season of a day', () => {
  it.each([
    ['2026-01-01', 'zafra'],
    // Easter is on 5 April 2026 and 28 March 2027.
    ['2026-02-28', 'zafra'],
    ['2026-03-01', 'holy-week'],
    ['2026-04-05', 'holy-week'],
    ['2026-04-06', 'zafra'],
    ['2027-03-28', 'holy-week'],
    ['2027-03-29', 'zafra'],
    ['2026-05-31', 'zafra'],
    ['2026-06-01', 'hurricanes'],
    ['2026-08-01', 'back-to-school'],
    ['2026-09-10', 'back-to-school'],
    ['2026-09-11', 'hurricanes'],
    ['2026-10-31', 'hurricanes'],
    ['2026-11-11', 'hurricanes'],
    ['2026-11-12', 'christmas'],
    ['2026-12-24', 'christmas'],
    ['2026-12-25', 'zafra'],
  ])('%s is %s', (day, season) => {
    expect(seasonOf(day)).toBe(season);
  });
});

const LOADED = {
  christmas: '2026-11-17',
  zafra: '2027-02-10',
  'holy-week': '2027-03-20',
  hurricanes: '2027-07-05',
  'back-to-school': '2027-08-20',
};

describe.each(SEASONS)('the demo data set of the season %s', (season) => {
  const discussions = planDiscussions(createHistory(LOADED[season]));

  it('has 89 posts, two of them of the season and none of another', () => {
    expect(discussions).toHaveLength(89);
    const titles = discussions.map(({ text }) => text.title);
    for (const each of SEASONS) {
      const present = seasonalPosts[each].filter(({ post }) => titles.includes(post.title));
      expect(present).toHaveLength(each === season ? 2 : 0);
    }
  });

  it('leaves the demo member his 5 posts and 12 comments', () => {
    expect(discussions.filter(({ text }) => text.author === DEMO_MEMBER)).toHaveLength(5);
    const comments = discussions.flatMap((discussion) => discussion.comments);
    expect(comments.filter(({ author }) => author === DEMO_MEMBER)).toHaveLength(12);
  });

  it('has news, an issue and a workshop of the season', () => {
    const { title, content, excerpt } = seasonalNews[season];
    expect(content.join(' ').split(/\s+/).length).toBeGreaterThan(150);
    expect(excerpt.length).toBeLessThan(200);
    expect(sceneOf(NEWS_SCENES, title)).toBeTruthy();
    expect(seasonalIssues[season].intro).toMatch(/^Hola:/);
    expect(inSeason('A. {temporada} B.', season)).toMatch(/^A\. Esta vez .+\. B\.$/);
  });
});
