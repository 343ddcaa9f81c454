const ENTRY = /\/app\/main\.tsx$/;
const LANDING = /\/landing-page/;
const ACCOUNT = /\/(login|register|[\w-]+-password|verify-email|newsletter-\w+|sign-in-required|not-found)-page/;
const PUBLIC = /\/web\/pages\/(about|events?|news|legal|office)-page/;
const SHELL = /\/member-shell\.ts$/;
const MEMBERS = /\/web\/pages\/(?!admin)/;
const ADMINISTRATION = /\/web\/pages\/admin/;

const FIELDS = /\/ui\/(field|error-summary|character-count)\.|\/lib\/(schema-problems|use-debounce)\./;
/** What a person sends, without the form: pages look at it before a form is opened. */
const SUBMISSIONS = /\/ui\/use-submission\.|\/lib\/(submission-states|submissions)\./;
/** Small, and not needed by most pages of a kind of reader. */
const NOTICES = /\/ui\/submission-notice\./;
const CONTROLS =
  /\/ui\/(action-dialog|unsaved-changes-guard|use-focus-on-problem|use-text-check|menu|menu-key-target|tabs)\./;
const LISTS = /\/ui\/(pagination|paged-list|search-filter|filter-select)\.|\/lib\/use-list-params\./;
const EVENT_WORDS = /\/content\/events\.|\/events\/event-figures\./;
const CONTRACT = /\/contract\//;
const CALLS = anyOf(/\.api\.ts$/, CONTRACT);
const ACCOUNT_OR_EVENTS = /\/features\/account\/|\/content\/events\./;
/** Also previewed or opened in a few pages of the administration: in a shared file all of its pages would load them. */
const RARE =
  /\/features\/(about\/about-sections|events\/event-figures|content\/office-page-view|contact\/office-hours)\.|\/ui\/(schedule-button|color-field|image-drop|use-uploads|use-submitted-text|submission-notice|more-items|question-field|refused-lines|table-tools)\.|\/lib\/(site-theme|stored-value|use-media-query|kept-files|prepare-picture)\.|\/contract\/(contact\/contact-subjects\.|content\/|media\/|site\/(palette|oklch)\.)/;
/** For choosing pictures and files, which few pages do. */
const UPLOADS =
  /\/lib\/(upload-file|kept-files|prepare-picture)\.|\/ui\/(image-drop|use-uploads)\.|\/icons\/(camera|image-up)\./;
const SUBJECT = /\/web\/(?:features|content)\/([\w-]+)/;

/**
 * What pages share, in a few files, beginning with who should wait least: what many pages need, what one kind of reader
 * needs, and what the pages of one subject need. In a file for each set of pages that share something a page would need
 * forty, most of them smaller than the headers that they come with. A file takes along what its modules import, so what
 * a later one builds on comes first.
 */
export const sharedFiles = [
  { name: siteOf, test: (id: string) => !ENTRY.test(id) && !id.endsWith('.html') },
  // What the landing needs besides, also what is its own.
  sharedFile('landing', { readBy: LANDING, pages: 1 }),
  sharedFile('visitors', {
    readBy: anyOf(ACCOUNT, PUBLIC),
    pages: 4,
    except: anyOf(FIELDS, SUBMISSIONS, NOTICES, ACCOUNT_OR_EVENTS, CONTRACT),
  }),
  sharedFile('fields', { readBy: MEMBERS, only: FIELDS }),
  sharedFile('submissions', { readBy: MEMBERS, only: SUBMISSIONS }),
  sharedFile('account', { readBy: ACCOUNT }),
  // Also read in the administration, whose pages would load those for visitors or members with them.
  sharedFile('event-words', { readBy: PUBLIC, only: EVENT_WORDS }),
  sharedFile('public', { readBy: PUBLIC, except: RARE }),
  sharedFile('shell', { readBy: SHELL, pages: 1 }),
  sharedFile('member-calls', { readBy: MEMBERS, only: CALLS, pages: 4 }),
  sharedFile('uploads', { readBy: MEMBERS, only: UPLOADS }),
  sharedFile('members', { readBy: MEMBERS, pages: 3, except: anyOf(CONTROLS, LISTS, SUBJECT, CONTRACT) }),
  sharedFile('controls', { readBy: MEMBERS, only: CONTROLS }),
  sharedFile('lists', { readBy: MEMBERS, only: LISTS }),
  // Also read in the moderation, whose file the page of messages would load.
  sharedFile('message-calls', { readBy: MEMBERS, only: /\/contract\/messages\//, pages: 1 }),
  sharedFile(subjectOf, { readBy: MEMBERS }),
  sharedFile('administration', { readBy: ADMINISTRATION, except: anyOf(SUBJECT, RARE) }),
  sharedFile(subjectOf, { readBy: ADMINISTRATION }),
];

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

/** `forum` of `web/features/forum/post-card.tsx` and of `web/content/forum.ts`. */
function subjectOf(id: string): string | null {
  return SUBJECT.exec(id)?.[1] ?? null;
}

const PAGE = /\/web\/pages\//;
const FEATURE_COMPONENT = /\/web\/features\/.*\.tsx$/;
/** React Query's index imports them for all, whoever uses them. */
const OF_INFINITE_QUERIES = /useInfiniteQuery|infiniteQuery(Observer|Options)/;

/**
 * What every page needs, in one file: many small ones compress worse and cost a request each. With it what the landing
 * shares with others: in a file of its own it would make the landing heavier, and in the landing's all other pages.
 */
function siteOf(id: string, graph: ModuleGraph): string | null {
  if (OF_INFINITE_QUERIES.test(id)) return null;
  const readers = [...readersOf(id, graph)];
  const countOf = (pattern: RegExp) => readers.filter((reader) => pattern.test(reader)).length;
  const isCommon = countOf(LANDING) > 0 && countOf(PAGE) >= (FEATURE_COMPONENT.test(id) ? 3 : 2);
  return isCommon || countOf(ENTRY) > 0 ? 'site' : null;
}

/** A module and all that import it, directly or not. */
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
  /** At least so many pages or parts share it. */
  pages?: number;
  only?: RegExp;
  except?: RegExp;
}

/** Not every page of its readers needs these, so what does need them stays apart with them: libraries, and editors' parts. */
const LARGE_PARTS =
  /\/node_modules\/(zod|react-hook-form|marked|libphonenumber-js|@tanstack\/react-table)\/|\/ui\/(conflict-notice|editor-form-frame|markdown)|\/markdown-depth/;

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

/** Whether a module that matches lies on some way along `next`. */
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
