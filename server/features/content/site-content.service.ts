import type { Figure, Firm, Leader, PublishedPage, SiteContent } from '#contract/content/content.contract.ts';
import type { FigureSource, PageKind, SiteBlock } from '#contract/content/content-kinds.ts';
import { dominicanDay } from '#contract/dominican-dates.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { findHeroImageId, findPublishedPage, listPublishedBlocks } from './content.queries.ts';
import { computeStat, listShownMembers } from './content-figures.queries.ts';
import { withImages } from './content-images.service.ts';
import { memberIdFromUrl } from './firms.policy.ts';

type Deps = Pick<Context, 'database' | 'config' | 'now'>;

/** Counting scans an index. */
const COUNT_LIFETIME_MS = 5 * 60 * 1000;

/** "eventos en el último año" becomes singular: only the plurals that it begins with. */
function singular(text: string): string {
  const words = text.split(' ');
  const end = words.findIndex((word) => !word.endsWith('s'));
  return words
    .map((word, index) => (end < 0 || index < end ? word.replace(/iones$/, 'ión').replace(/s$/, '') : word))
    .join(' ');
}

export class SiteContentReader {
  private readonly counts = new Map<FigureSource, { value: Promise<number>; until: number }>();

  constructor(private readonly deps: Deps) {}

  async readBlocks(blocks: SiteBlock[]): Promise<Partial<SiteContent>> {
    const rows = await listPublishedBlocks(this.deps.database, blocks);
    const content = Object.fromEntries(rows.map(({ kind, published }) => [kind, published])) as Partial<SiteContent>;
    const { landing, events, leaders, firms } = content;
    return {
      ...content,
      ...(landing && { landing: await this.readLanding(landing) }),
      ...(events && { events: { ...events, figures: await this.countFigures(events.figures) } }),
      ...(leaders && { leaders: await this.readLeaders(leaders) }),
      ...(firms && { firms: await this.readFirms(firms) }),
    };
  }

  private async readLanding(landing: SiteContent['landing']): Promise<SiteContent['landing']> {
    const { database } = this.deps;
    const hero = { ...landing, imageId: await findHeroImageId(database) };
    return withImages(database, { ...hero, figures: await this.countFigures(landing.figures) });
  }

  private async readLeaders(leaders: SiteContent['leaders']): Promise<SiteContent['leaders']> {
    return withImages(this.deps.database, { ...leaders, people: await this.linkProfiles(leaders.people) });
  }

  private async readFirms(block: SiteContent['firms']): Promise<SiteContent['firms']> {
    return withImages(this.deps.database, { ...block, firms: await this.linkFirms(block.firms) });
  }

  /** Zero counts are left out. */
  private async countFigures(figures: Figure[]): Promise<Figure[]> {
    const counted = figures.map(async (each) => {
      if (each.source === null) return [each];
      const value = await this.count(each.source);
      if (value === 0) return [];
      return [
        { ...each, figure: value.toLocaleString('es-DO'), after: value === 1 ? singular(each.after) : each.after },
      ];
    });
    return (await Promise.all(counted)).flat();
  }

  private count(source: FigureSource): Promise<number> {
    const now = this.deps.now();
    const known = this.counts.get(source);
    if (known && known.until > now.getTime()) return known.value;
    const value = computeStat(this.deps.database, source, dominicanDay(now));
    this.counts.set(source, { value, until: now.getTime() + COUNT_LIFETIME_MS });
    value.catch(() => this.counts.delete(source));
    return value;
  }

  /** Links to deleted or suspended accounts are dropped. */
  private async linkFirms(firms: Firm[]): Promise<Firm[]> {
    const linked = firms.map(({ address }) => memberIdFromUrl(address, this.deps.config.publicUrl));
    const shown = await listShownMembers(
      this.deps.database,
      linked.flatMap((id) => id ?? []),
    );
    return firms.map((firm, index) => {
      const memberId = linked[index];
      return memberId && !shown.includes(memberId) ? { ...firm, address: '' } : firm;
    });
  }

  /** Links to deleted or suspended accounts are dropped. */
  private async linkProfiles(people: Leader[]): Promise<Leader[]> {
    const linked = people.flatMap(({ memberId }) => memberId ?? []);
    const shown = await listShownMembers(this.deps.database, linked);
    return people.map((each) => ({
      ...each,
      memberId: each.memberId && shown.includes(each.memberId) ? each.memberId : null,
    }));
  }
}

export async function readPage(
  { database }: Pick<Context, 'database'>,
  kind: PageKind,
  slug: string,
): Promise<PublishedPage> {
  const page = await findPublishedPage(database, kind, slug);
  if (!page) throw notFound('La página que buscas no existe o ha sido retirada.');
  return { ...(await withImages(database, page as Omit<PublishedPage, 'kind' | 'slug'>)), kind, slug };
}
