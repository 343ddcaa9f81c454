import { eq, sql } from 'drizzle-orm';
import { memberPath } from '#contract/paths.ts';
import type { Queryable } from '../../database/database.ts';
import { contentItems, contentVersions } from '../../database/schema/content.ts';
import { instantAt } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { drawLogo, type Emblem, LOGO_SIZE } from '../drawings/firm-logos.ts';
import { insertDrawings, insertPictures, pictureId, sceneOf } from '../drawings/insert-pictures.ts';
import { PORTRAIT_SIZE } from '../drawings/portrait.ts';
import { SERVICE_SCENES } from '../drawings/record-scenes.ts';
import type { History } from '../history.ts';
import { type MemberKey, memberProfiles } from '../members/member-profiles.ts';
import { drawPortraits, portraitOf } from '../members/portraits.ts';
import { blockTexts, serviceTexts } from './content-texts.ts';

const PUBLISHED_DAYS_AGO = 120;

/** Leaders by name; their portraits are the members'. */
const LEADERS: Record<string, MemberKey> = {
  'Altagracia Peña Rosario': 'altagracia-pena',
  'Ramón Emilio Castillo': 'ramon-emilio-castillo',
  'Yudelka Santana Mejía': 'yudelka-santana',
  'Luis Manuel Guerrero': 'luis-manuel-guerrero',
};

async function insertLeaderPortraits(database: Queryable, createdAt: Date): Promise<typeof blockTexts.leaders> {
  const people = blockTexts.leaders.people.map((leader) => {
    const key = LEADERS[leader.name];
    if (!key) throw new Error(`No portrait: ${leader.name}`);
    return { ...leader, key, imageId: pictureId(`leader/${key}`) };
  });
  const portraits = drawPortraits();
  await insertDrawings(
    database,
    people.map(({ key, name }) => ({
      recordId: `leader/${key}`,
      svg: portraitOf(portraits, key),
      ...PORTRAIT_SIZE,
      alt: `Retrato dibujado de ${name}`,
      focalY: 0.5,
      createdAt,
    })),
  );
  return { ...blockTexts.leaders, people: people.map(({ key: _key, ...leader }) => leader) };
}

/** Firms of the landing in their order: each is that of a member, to whose profile it leads. */
const FIRMS: [member: MemberKey, emblem: Emblem][] = [
  ['rafael-guzman', 'wheat'],
  ['mariluz-herrera', 'waves'],
  ['altagracia-pena', 'leaf'],
  ['bienvenido-mota', 'hammer'],
  ['cecilia-duran', 'cacao'],
  ['luis-manuel-guerrero', 'ledger'],
  ['jose-miguel-lantigua', 'panel'],
  ['francis-peguero', 'boat'],
  ['ramon-emilio-castillo', 'tower'],
  ['radhames-santana', 'honeycomb'],
  ['rigoberto-paredes', 'cycle'],
  ['fausto-liriano', 'tooth'],
];

async function insertFirmLogos(database: Queryable, createdAt: Date): Promise<typeof blockTexts.firms> {
  const firms = FIRMS.map(([key, emblem]) => ({ key, emblem, name: memberProfiles[key].company }));
  await insertDrawings(
    database,
    firms.map(({ key, emblem, name }) => ({
      recordId: `firm/${key}`,
      svg: drawLogo(emblem),
      ...LOGO_SIZE,
      alt: `Logotipo de ${name}`,
      focalY: 0.5,
      createdAt,
    })),
  );
  return {
    ...blockTexts.firms,
    firms: firms.map(({ key, name }) => ({
      name,
      address: memberPath({ id: demoId('user', key) }),
      imageId: pictureId(`firm/${key}`),
    })),
  };
}

/** The council's own words in place of the neutral ones, and its services. */
export async function insertContent(database: Queryable, history: History): Promise<void> {
  const publishedAt = instantAt(history.dayAgo(PUBLISHED_DAYS_AGO), '09:00');
  const leaders = await insertLeaderPortraits(database, publishedAt);
  const firms = await insertFirmLogos(database, publishedAt);
  for (const [kind, content] of Object.entries({ ...blockTexts, leaders, firms })) {
    const isBlock = eq(contentItems.kind, kind as keyof typeof blockTexts);
    await database.update(contentItems).set({ draft: content, published: content, publishedAt }).where(isBlock);
  }
  const services = serviceTexts.map(({ slug, body, ...text }, index) => {
    const id = demoId('service', slug);
    const draft = { ...text, body: body.join('\n\n'), position: index + 1, imageId: pictureId(id) };
    return {
      id,
      kind: 'service' as const,
      name: text.title,
      slug,
      position: 100 + draft.position,
      draft,
      published: draft,
      publishedAt,
      updatedAt: publishedAt,
    };
  });
  await insertPictures(
    database,
    services.map(({ id, slug }) => ({ recordId: id, scene: sceneOf(SERVICE_SCENES, slug), createdAt: publishedAt })),
  );
  await insertRows(database, contentItems, services);
  await database.delete(contentVersions);
  await database.execute(sql`
    insert into content_versions (item_id, number, content, published_at)
    select id, 1, published, published_at from content_items where published is not null`);
}
