import type { Mutation } from './mutation.ts';

/** Pages that are kept for everybody: what may be in them, and who can make new ones. */
export const PAGE_MUTATIONS: Mutation[] = [
  {
    name: 'a firm of the landing goes on leading to a suspended member',
    file: 'server/features/content/site-content.service.ts',
    from: "return memberId && !shown.includes(memberId) ? { ...firm, address: '' } : firm;",
    to: 'return memberId && !shown ? { ...firm } : firm;',
    killedBy: 'server/features/content/content.routes.test.ts',
    named: 'for as long as the account is there',
  },
  {
    name: 'a private page enters the cache',
    file: 'server/features/site/page-renderer.ts',
    from: "signedIn ? 'member' : 'visitor'",
    to: "signedIn ? 'visitor' : 'visitor'",
    killedBy: 'tests/security/cached-pages.test.ts',
    named: 'never reach a visitor',
  },
  {
    name: 'each address without a page makes a new entry',
    file: 'web/app/page-address.ts',
    from: 'if (route === undefined) return NOT_FOUND;',
    to: 'if (route === undefined) return { ...NOT_FOUND, url: path };',
    killedBy: 'tests/security/cached-pages.test.ts',
    named: 'are one page',
  },
  {
    name: 'each spelling of an id makes a new entry',
    file: 'web/app/page-address.ts',
    from: ': UUID.test(value);',
    to: ': UUID.test(value.toLowerCase());',
    killedBy: 'tests/security/cached-pages.test.ts',
    named: 'other spellings',
  },
  {
    name: 'a page without some of its data is cached',
    file: 'web/app/server-entry.tsx',
    from: 'isCacheable: isComplete && (route.notFound || !head.notFound),',
    to: 'isCacheable: isComplete || (route.notFound || !head.notFound),',
    killedBy: 'server/features/site/pages.test.ts',
    named: 'without some of its data',
  },
  {
    name: 'a cached page is sent under any name',
    file: 'server/features/site/page-renderer.ts',
    from: 'return !this.context.config.production || (host === this.ownHost && forwarded === undefined);',
    to: 'return !this.context.config.production || host !== this.ownHost || forwarded === undefined;',
    killedBy: 'tests/security/cached-pages.test.ts',
    named: 'in production',
  },
  {
    name: 'a page from before a change stays',
    file: 'server/features/site/page-cache.ts',
    from: 'if (entry.generation !== this.generation && now >= entry.restUntil) return undefined;',
    to: '',
    killedBy: 'server/features/site/page-cache.test.ts',
    named: 'nobody gets the page from before',
  },
  {
    name: 'the policy of a page allows more than its stylesheet',
    file: 'server/core/security-headers.ts',
    from: 'styleHash ? `style-src',
    to: "styleHash ? `style-src 'unsafe-inline'",
    killedBy: 'server/features/site/pages.test.ts',
    named: 'the same security headers',
  },
];
