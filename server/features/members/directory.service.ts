import type { ParsedQueryOf } from '#contract/endpoint.ts';
import { type MemberList, memberLimits, type membersContract } from '#contract/members/members.contract.ts';
import { PageAnchors } from '../../core/page-anchors.ts';
import { presentPage } from '../../core/paging.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Database } from '../../database/database.ts';
import type { ContactQuota } from './contact-quota.service.ts';
import { listPositions, prepareDirectoryPages, type Wanted } from './directory.queries.ts';
import { everybody, type Stretch, withFacet } from './directory-rows.queries.ts';
import { beginnings, exactly, isMetInPassing, MOST_SORTED, type Part, toTsquery } from './directory-search.policy.ts';
import { prepareTermReader, readFacets } from './directory-terms.queries.ts';
import { forgiveOneTypo } from './forgiveness.service.ts';
import { type CardRow, presentCard } from './members.presenter.ts';

type Asked = ParsedQueryOf<typeof membersContract.listMembers>;

type Search = Omit<Wanted, 'holding'>;

interface Listed {
  rows: CardRow[];
  total: number;
  capped?: boolean;
  isApproximate?: boolean;
  /** State of the directory that the rows belong to, where it was looked at. */
  version?: number;
}

/** From so many rows on, walking past them takes longer than anybody should wait. */
const DEEP = 2_000;
const NOBODY: Listed = { rows: [], total: 0 };

/** The pages of the directory, whole, narrowed down or searched. */
export class Directory {
  private readonly readPage: ReturnType<typeof prepareDirectoryPages>;
  private readonly readTerms: ReturnType<typeof prepareTermReader>;
  private readonly anchors: PageAnchors;
  /** As they were read last. They hold until the directory changes, which every page tells. */
  private known: Awaited<ReturnType<typeof readFacets>> | undefined;

  constructor(
    private readonly database: Database,
    private readonly quota: ContactQuota,
    onError: (error: unknown) => void,
  ) {
    this.readPage = prepareDirectoryPages(database);
    this.readTerms = prepareTermReader(database);
    this.anchors = new PageAnchors(onError);
  }

  async list(viewer: Viewer, asked: Asked): Promise<MemberList> {
    const { page, limit } = asked;
    const listed = await this.choose(viewer.id, asked, { limit, offset: (page - 1) * limit });
    return {
      members: await this.quota.apply(
        viewer,
        listed.rows.map((row) => presentCard(row, viewer.id)),
      ),
      ...presentPage(listed.total, asked),
      capped: listed.capped ?? false,
      isApproximate: listed.isApproximate ?? false,
      facets: await this.facetsAt(listed.version),
    };
  }

  private async choose(viewerId: string, asked: Asked, stretch: Stretch): Promise<Listed> {
    const { search = '', skill = '', location = '' } = asked;
    if (!search && !skill && !location) return this.walk({ viewerId, holding: 'everybody' }, stretch);
    const terms = await this.readTerms({ search, skill, location });
    const [first, ...others] = terms;
    if (first?.kind === 'facet' && others.length === 0) {
      return this.walk({ viewerId, holding: 'facet', facet: first.term, members: first.members }, stretch);
    }
    const parts = terms.map((read) => ({
      ...read,
      ways: [exactly(read)],
      words: read.begins ? [read.term] : [],
    }));
    const { all, version } = first ?? { all: 0 };
    const exact = await this.look(viewerId, parts, stretch, all);
    if (exact.total > 0) return exact;
    const forgiving = await forgiveOneTypo(this.database, terms);
    if (!forgiving) return { ...exact, version };
    const found = await this.look(viewerId, forgiving, stretch, all);
    return { ...found, isApproximate: found.total > 0 };
  }

  private async look(viewerId: string, parts: Part[], stretch: Stretch, all: number): Promise<Listed> {
    if (parts.length === 0 || parts.some(({ members }) => members === 0)) return NOBODY;
    const wanted = { viewerId, query: toTsquery(parts), words: beginnings(parts) };
    return isMetInPassing(parts, all, stretch.limit) ? this.usual(wanted, stretch) : this.found(wanted, stretch);
  }

  /** In the order of an index, at any depth. */
  private walk(wanted: Wanted, stretch: Stretch): Promise<Listed> {
    const { offset } = stretch;
    if (offset < DEEP) return this.readPage(wanted, stretch);
    const { facet } = wanted;
    const rows = facet === undefined ? everybody : withFacet(facet);
    const from = this.anchors.find(facet ?? '', { offset }, (every) => listPositions(this.database, every, rows));
    return this.readPage(wanted, { ...stretch, ...from });
  }

  private async found(wanted: Search, stretch: Stretch): Promise<Listed> {
    const page = await this.readPage({ ...wanted, holding: 'found' }, stretch);
    return { ...page, total: Math.min(page.total, MOST_SORTED), capped: page.total > MOST_SORTED };
  }

  /** So many that nobody looks at all of them: they are shown up to a point and not counted. */
  private async usual(wanted: Search, stretch: Stretch): Promise<Listed> {
    const { offset, limit } = stretch;
    const uncounted = { total: memberLimits.countedMax, capped: true };
    if (offset >= memberLimits.countedMax) return { rows: [], ...uncounted };
    const { words = [] } = wanted;
    const begun = words.length > 0 ? await this.readPage({ ...wanted, holding: 'begun' }, stretch) : NOBODY;
    if (begun.rows.length === limit) return { ...begun, ...uncounted };
    const rest = { limit, offset: Math.max(0, offset - begun.total) };
    const others = await this.readPage({ ...wanted, holding: 'others' }, rest);
    const rows = [...begun.rows, ...others.rows].slice(0, limit);
    const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
    return { ...others, rows, ...(isLast ? { total: offset + rows.length } : uncounted) };
  }

  private async facetsAt(version: number | undefined): Promise<MemberList['facets']> {
    if (version === undefined || this.known?.version !== version) this.known = await readFacets(this.database);
    return this.known.facets;
  }
}
