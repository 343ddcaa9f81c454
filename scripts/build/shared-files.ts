const ENTRY = /\/app\/main\.tsx$/;
const LANDING = /\/landing-page/;
const ACCOUNT = /\/(login|register|[\w-]+-password|verify-email|newsletter-\w+|sign-in-required|not-found)-page/;
const PUBLIC = /\/web\/pages\/(about|events?|news|legal|office)-page/;
const SHELL = /\/member-shell\.ts$/;
const MEMBERS = /\/web\/pages\/[^/]+$/;
const ADMINISTRATION = /\/web\/pages\/admin\//;

const FIELDS = /\/ui\/(field|error-summary|character-count)\.|\/lib\/(schema-problems|use-debounce)\./;
/** Pages check for unsent submissions before a form is opened. */
const SUBMISSIONS = /\/ui\/use-submission\.|\/lib\/(submission-states|submissions)\./;
const NOTICES = /\/ui\/submission-notice\./;
const CONTROLS = /\/ui\/(action-dialog|unsaved-changes-guard|use-focus-on-problem|menu|menu-key-target|tabs)\./;
const LISTS = /\/ui\/(pagination|paged-list|search-filter|filter-select)\.|\/lib\/use-list-params\./;
const EVENT_WORDS = /\/content\/events\.|\/events\/event-figures\./;
const CONTRACT = /\/contract\//;
const CALLS = anyOf(/\.api\.ts$/, CONTRACT);
const ACCOUNT_OR_EVENTS = /\/features\/account\/|\/content\/events\./;
/** Used by few pages of the administration: a shared file would load them in all. */
const RARE =
  /\/features\/(about\/about-sections|events\/event-figures|content\/office-page-view|contact\/office-hours)\.|\/ui\/(schedule-button|color-field|image-drop|use-uploads|use-submitted-text|submission-notice|more-items|question-field|rejected-rows|table-tools)\.|\/lib\/(site-theme|stored-value|use-media-query|kept-files|prepare-picture)\.|\/contract\/(contact\/contact-subjects\.|content\/|media\/|site\/(palette|oklch)\.)/;
const UPLOADS =
  /\/lib\/(upload-file|kept-files|prepare-picture)\.|\/ui\/(image-drop|use-uploads)\.|\/icons\/(camera|image-up)\./;
/** Brings the words of the levels along. */
const SKILLS = /\/ui\/skill-chips\./;
const RECORD_FORM = /\/ui\/record-form\//;
const PASSWORDS = /\/ui\/password-(field|input)\./;
/** Also of the forms of accounts, which edit no record. */
const RECORD_FIELDS = /\/ui\/(record-form\/(control|field-|record-fields)|image-field-props)/;
/** Of one page and its preview. */
const EVENT_FORM = /\/features\/events\/(event-fields|admin\/event-(editor-fields|body))\./;
const SUBJECT = /\/web\/(?:features|content)\/([\w-]+)/;

/**
 * Shared chunks, most urgent readers first: what many pages need, what one kind of reader needs, what the pages of one
 * subject need. A chunk for each set of pages that share something would mean forty a page, most smaller than their
 * headers. A chunk takes along what its modules import, so the base of a later one comes first.
 */
export const sharedFiles = [
  { name: siteOf, test: (id: string) => !ENTRY.test(id) && !id.endsWith('.html') },
  sharedFile('landing', { readBy: LANDING, pages: 1 }),
  sharedFile('visitors', {
    readBy: anyOf(ACCOUNT, PUBLIC),
    pages: 4,
    except: anyOf(FIELDS, RECORD_FIELDS, PASSWORDS, SUBMISSIONS, NOTICES, ACCOUNT_OR_EVENTS, CONTRACT),
  }),
  sharedFile('fields', { readBy: MEMBERS, only: FIELDS }),
  sharedFile('submissions', { readBy: MEMBERS, only: SUBMISSIONS }),
  sharedFile('record-fields', { readBy: MEMBERS, only: RECORD_FIELDS }),
  sharedFile('account', { readBy: ACCOUNT }),
  // Also read in the administration, whose pages would load those for visitors or members with them.
  sharedFile('event-words', { readBy: PUBLIC, only: EVENT_WORDS }),
  sharedFile('public', { readBy: PUBLIC, except: RARE }),
  sharedFile('shell', { readBy: SHELL, pages: 1 }),
  sharedFile('member-calls', { readBy: MEMBERS, only: CALLS, pages: 4 }),
  sharedFile('uploads', { readBy: MEMBERS, only: UPLOADS }),
  sharedFile('members', { readBy: MEMBERS, pages: 3, except: anyOf(CONTROLS, LISTS, SUBJECT, CONTRACT, SKILLS) }),
  sharedFile('controls', { readBy: MEMBERS, only: CONTROLS }),
  sharedFile('lists', { readBy: MEMBERS, only: LISTS }),
  // Also read in the moderation, whose file the page of messages would load.
  sharedFile('message-calls', { readBy: MEMBERS, only: /\/contract\/messages\//, pages: 1 }),
  sharedFile(subjectOf, { readBy: MEMBERS }),
  sharedFile('record-form', { readBy: ADMINISTRATION, only: RECORD_FORM }),
  sharedFile('administration', { readBy: ADMINISTRATION, except: anyOf(SUBJECT, RARE) }),
  sharedFile(subjectOf, { readBy: ADMINISTRATION, except: EVENT_FORM }),
];

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

/** `web/features/forum/post-card.tsx` → `forum`. */
function subjectOf(id: string): string | null {
  return SUBJECT.exec(id)?.[1] ?? null;
}

const PAGE = /\/web\/pages\//;
const FEATURE_COMPONENT = /\/web\/features\/.*\.tsx$/;
/** React Query's index imports them everywhere. */
const OF_INFINITE_QUERIES = /useInfiniteQuery|infiniteQuery(Observer|Options)/;

/**
 * One file for every page: many small ones compress worse and cost a request each. Includes what the landing shares: in
 * a file of its own it would make the landing heavier, in the landing's file all other pages.
 */
function siteOf(id: string, graph: ModuleGraph): string | null {
  if (OF_INFINITE_QUERIES.test(id)) return null;
  const readers = [...readersOf(id, graph)];
  const countOf = (pattern: RegExp) => readers.filter((reader) => pattern.test(reader)).length;
  const isCommon = countOf(LANDING) > 0 && countOf(PAGE) >= (FEATURE_COMPONENT.test(id) ? 3 : 2);
  return isCommon || countOf(ENTRY) > 0 ? 'site' : null;
}

/** Transitive importers. */
function readersOf(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) readersOf(importer, graph, seen);
  return seen;
}

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[]; importedIds: string[] } | null;
}

interface SharedFile {
  readBy: RegExp;
  /** Minimum number of pages or parts that share it. */
  pages?: number;
  only?: RegExp;
  except?: RegExp;
}

/** Kept apart with what needs them: libraries and editors' parts that few pages of their readers load. */
const LARGE_PARTS =
  /\/node_modules\/(zod|react-hook-form|marked|libphonenumber-js)\/|\/ui\/(conflict-notice|editor-form-frame|markdown|data-table)|\/markdown-depth/;

function sharedFile(name: string | ((id: string) => string | null), { readBy, pages = 2, only, except }: SharedFile) {
  const nameOf = (id: string, graph: ModuleGraph) => {
    if (only?.test(id) === false || except?.test(id)) return null;
    const isRead = reaches(id, readBy, (module) => graph.getModuleInfo(module)?.importers);
    const isLarge = reaches(id, LARGE_PARTS, (module) => graph.getModuleInfo(module)?.importedIds);
    if (!isRead || isLarge) return null;
    return typeof name === 'string' ? name : name(id);
  };
  return { name: nameOf, test: /\/(web|contract)\/|\/lucide-react\/.*\/icons\//, minShareCount: pages };
}

function reaches(
  id: string,
  pattern: RegExp,
  next: (id: string) => string[] | undefined,
  seen = new Set<string>(),
): boolean {
  if (pattern.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return next(id)?.some((other) => reaches(other, pattern, next, seen)) ?? false;
}
