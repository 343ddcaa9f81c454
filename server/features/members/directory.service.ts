import type { ParsedQueryOf } from '#contract/endpoint.ts';
import { type MemberList, memberLimits, type membersContract } from '#contract/members/members.contract.ts';
import { KeysetBookmarks } from '../../core/keyset-bookmarks.ts';
import { presentPage } from '../../core/paging.ts';
import { RequestCoalescer } from '../../core/request-coalescer.ts';
import { FuzzySearch } from '../../core/text-search/search-query.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Database } from '../../database/database.ts';
import type { ContactQuota } from './contact-quota.service.ts';
import { listCursors, type PageQuery, prepareDirectoryPages } from './directory.queries.ts';
import { everybody, type PageRange, withFacet } from './directory-rows.queries.ts';
import { MAX_SORTED, namePrefixes, type QueryPart, shouldScanIndex, toTsquery } from './directory-search.policy.ts';
import { prepareTermStats, readFacets } from './directory-terms.queries.ts';
import { type CardRow, presentCard } from './members.presenter.ts';

type ListQuery = ParsedQueryOf<typeof membersContract.listMembers>;

type Search = Omit<PageQuery, 'scan'>;

interface Listed {
  rows: CardRow[];
  total: number;
  capped?: boolean;
  isApproximate?: boolean;
  inProfiles?: boolean;
  version?: number;
}

/** Beyond this offset keyset bookmarks are used. */
const DEEP_OFFSET = 2_000;
const EMPTY_PAGE: Listed = { rows: [], total: 0 };

export class Directory {
  private readonly readPage: ReturnType<typeof prepareDirectoryPages>;
  private readonly readTerms: ReturnType<typeof prepareTermStats>;
  private readonly fuzzySearch: FuzzySearch;
  private readonly bookmarks: KeysetBookmarks;
  private readonly coalescer = new RequestCoalescer<Listed>();
  /** Valid for one version of the directory. */
  private facetCache: Awaited<ReturnType<typeof readFacets>> | undefined;

  constructor(
    private readonly database: Database,
    private readonly quota: ContactQuota,
    onError: (error: unknown) => void,
  ) {
    this.readPage = prepareDirectoryPages(database);
    this.readTerms = prepareTermStats(database);
    this.fuzzySearch = new FuzzySearch(database);
    this.bookmarks = new KeysetBookmarks(onError);
  }

  async list(viewer: Viewer, query: ListQuery): Promise<MemberList> {
    const { page, limit } = query;
    // Coalesced by viewer: what is listed depends on who asks.
    const listed = await this.coalescer.run(JSON.stringify([viewer.id, query]), () =>
      this.readListed(viewer.id, query, { limit, offset: (page - 1) * limit }),
    );
    return {
      members: await this.quota.apply(
        viewer,
        listed.rows.map((row) => presentCard(row, viewer.id)),
      ),
      ...presentPage(listed.total, query),
      capped: listed.capped ?? false,
      isApproximate: listed.isApproximate ?? false,
      inProfiles: listed.inProfiles ?? false,
      facets: await this.facetsAt(listed.version),
    };
  }

  private async readListed(viewerId: string, query: ListQuery, range: PageRange): Promise<Listed> {
    const { search = '', skill = '', location = '' } = query;
    if (!search && !skill && !location) return this.readInOrder({ viewerId, scan: 'everybody' }, range);
    const terms = await this.readTerms({ search, skill, location });
    const [first, ...others] = terms;
    if (first?.kind === 'facet' && others.length === 0) {
      return this.readInOrder({ viewerId, scan: 'facet', facet: first.term, members: first.members }, range);
    }
    const { all, version } = first ?? { all: 0 };
    const named = await this.search(viewerId, terms, range, all);
    if (named.total > 0 || !search) return named;
    const facets = terms.filter(({ kind }) => kind === 'facet');
    return { ...(await this.searchProfiles(viewerId, search, facets, range)), version };
  }

  /** Fallback where no name or company matches. */
  private async searchProfiles(viewerId: string, search: string, facets: QueryPart[], range: PageRange) {
    const facetQuery = toTsquery(facets) || null;
    const result = await this.fuzzySearch.run(
      search,
      ({ query }) => this.readMatches({ viewerId, scan: 'profile', query, facetQuery }, range),
      ({ total }) => total,
    );
    if (!result) return EMPTY_PAGE;
    const { found, isApproximate } = result;
    return { ...found, isApproximate, inProfiles: found.total > 0 && !isApproximate };
  }

  private async search(viewerId: string, parts: QueryPart[], range: PageRange, all: number): Promise<Listed> {
    if (parts.length === 0 || parts.some(({ members }) => members === 0)) return EMPTY_PAGE;
    const pageQuery = { viewerId, query: toTsquery(parts), words: namePrefixes(parts) };
    return shouldScanIndex(parts, all, range.limit)
      ? this.readByScan(pageQuery, range)
      : this.readMatches({ ...pageQuery, scan: 'found' }, range);
  }

  private readInOrder(pageQuery: PageQuery, range: PageRange): Promise<Listed> {
    const { offset } = range;
    if (offset < DEEP_OFFSET) return this.readPage(pageQuery, range);
    const { facet } = pageQuery;
    const rows = facet === undefined ? everybody : withFacet(facet);
    const from = this.bookmarks.find(facet ?? '', { offset }, (every) => listCursors(this.database, every, rows));
    return this.readPage(pageQuery, { ...range, ...from });
  }

  private async readMatches(pageQuery: PageQuery, range: PageRange): Promise<Listed> {
    const page = await this.readPage(pageQuery, range);
    return { ...page, total: Math.min(page.total, MAX_SORTED), capped: page.total > MAX_SORTED };
  }

  /** For very many matches: shown up to a limit, and not counted. */
  private async readByScan(pageQuery: Search, range: PageRange): Promise<Listed> {
    const { offset, limit } = range;
    const uncounted = { total: memberLimits.countedMax, capped: true };
    if (offset >= memberLimits.countedMax) return { rows: [], ...uncounted };
    const { words = [] } = pageQuery;
    const prefixMatches = words.length > 0 ? await this.readPage({ ...pageQuery, scan: 'begun' }, range) : EMPTY_PAGE;
    if (prefixMatches.rows.length === limit) return { ...prefixMatches, ...uncounted };
    const rest = { limit, offset: Math.max(0, offset - prefixMatches.total) };
    const others = await this.readPage({ ...pageQuery, scan: 'others' }, rest);
    const rows = [...prefixMatches.rows, ...others.rows].slice(0, limit);
    const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
    return { ...others, rows, ...(isLast ? { total: offset + rows.length } : uncounted) };
  }

  private async facetsAt(version: number | undefined): Promise<MemberList['facets']> {
    if (version === undefined || this.facetCache?.version !== version)
      this.facetCache = await readFacets(this.database);
    return this.facetCache.facets;
  }
}
