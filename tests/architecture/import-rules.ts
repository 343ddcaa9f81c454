import type { Import } from './read-imports.ts';
import { isTest } from './source-files.ts';

/**
 * The server features that may read another one, as `reader → read`, always through the other's queries, service or
 * policy. An edge is added here on purpose, never as a side effect. What all features need of each other is a service
 * (`server/services`), which needs no edge.
 */
export const FEATURE_EDGES: readonly string[] = [
  // A message may refer to a visible project.
  'contact → projects',
  // An issue contains news and events.
  'newsletter → news',
  'newsletter → events',
  // Services and pages of the office are linked in the menu and the footer.
  'site → content',
  // Withdrawing consent ends the newsletter.
  'own-data → newsletter',
  // Deleting an account requires proof of identity, and frees its seats.
  'own-data → account',
  'own-data → events',
  // An invitation confirms the address of a new account, and is closed by it.
  'account → invitations',
  // Whoever claims an account finds nothing that its squatter wrote of a person, and none of their blocks.
  'account → profile',
  'account → members',
  // Roles, suspension and the operator end credentials.
  'members → account',
  // Members see who comes, as far as they may see each other.
  'events → members',
  // Visibility between members is one rule.
  'messages → members',
  // The live stream carries new messages.
  'live → messages',
  // A changed e-mail address has to be confirmed, and the response is the account.
  'profile → account',
  // The preview of one's own profile uses the visibility rule of members; recommendations include members.
  'profile → members',
  // Activity and recommendations, within what may be seen.
  'profile → forum',
  'profile → events',
  'profile → projects',
  // A restore deletes again whoever left after the backup.
  'backup → own-data',
  // The status tells of backups and of held mail.
  'status → backup',
  'status → jobs',
  // A member's profile shows what they published in the forum.
  'members → forum',
  // Who may report something is a rule of its feature; no reports while the forum is switched off.
  'moderation → forum',
  'moderation → members',
  'moderation → messages',
  // The search uses the visibility scopes of posts and members.
  'search → forum',
  'search → members',
];

/** Returns the problem of an import, if any. */
type Rule = (imported: Import) => string | undefined;

const WEB_LAYERS: Record<string, readonly string[]> = {
  app: ['app', 'pages', 'features', 'ui', 'lib', 'copy', 'styles'],
  pages: ['pages', 'features', 'ui', 'lib', 'copy', 'styles'],
  features: ['features', 'ui', 'lib', 'copy', 'styles'],
  ui: ['ui', 'lib', 'styles'],
  lib: ['lib'],
  copy: ['copy', 'lib'],
};

/** Allowed imports between the roles of a feature; `policy` and `presenter` are pure. */
const FEATURE_ROLES: Record<string, readonly string[]> = {
  routes: ['routes', 'service', 'queries', 'policy', 'presenter'],
  service: ['service', 'queries', 'policy', 'presenter'],
  queries: ['queries', 'policy'],
  policy: ['policy'],
  presenter: ['presenter', 'policy'],
};

const top = (path: string) => path.split('/')[0];
const webLayer = (path: string) => /^web\/([^/]+)\//.exec(path)?.[1];
const webFeature = (path: string) => /^web\/features\/([^/]+)\//.exec(path)?.[1];
const serverFeature = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1];
/** A feature or a service: the same roles inside. */
const serverModule = (path: string) => /^server\/(?:features|services)\/([^/]+)\//.exec(path)?.[1];
const role = (path: string) => /\.([a-z]+)\.tsx?$/.exec(path)?.[1] ?? '';

const contractStandsAlone: Rule = ({ from, to, isPackage }) => {
  if (top(from) !== 'contract' || isTest(from)) return;
  const allowed = isPackage ? /^zod(\/|$)/.test(to) : top(to) === 'contract';
  return allowed ? undefined : 'contract imports zod and itself, nothing else';
};

const webAndServerMeetInContract: Rule = ({ from, to, isPackage }) => {
  if (isPackage) return;
  const sides = [top(from), top(to)];
  return sides.includes('web') && sides.includes('server') ? 'web and server meet only in contract' : undefined;
};

const webGoesDownwards: Rule = ({ from, to, isPackage }) => {
  const [source, target] = [webLayer(from), webLayer(to)];
  if (isPackage || isTest(from) || !source || !target) return;
  const allowed = WEB_LAYERS[source];
  return !allowed || allowed.includes(target) ? undefined : `web/${source} may not import web/${target}`;
};

const webFeaturesStandApart: Rule = ({ from, to, isPackage }) => {
  const [source, target] = [webFeature(from), webFeature(to)];
  if (isPackage || !source || !target || source === target) return;
  return `feature ${source} imports feature ${target}; the page puts them together`;
};

const serverGoesDownwards: Rule = ({ from, to, isPackage }) => {
  if (isPackage || isTest(from)) return;
  if (/^server\/(core|database)\//.test(from) && !/^(contract|server\/(core|database))\//.test(to)) {
    return 'core and database carry the features; they do not know them';
  }
  if (serverFeature(from) && !/^(contract|server\/(core|database|features|services))\//.test(to)) {
    return 'a feature imports services, core, database and contract';
  }
  if (/^server\/services\//.test(from) && !/^(contract|server\/(core|database|services))\//.test(to)) {
    return 'a service of all features knows none of them';
  }
  return undefined;
};

const serverFeaturesReadAlongEdges: Rule = ({ from, to, isPackage }) => {
  const [source, target] = [serverFeature(from), serverFeature(to)];
  if (isPackage || isTest(from) || !source || !target || source === target) return;
  if (!FEATURE_EDGES.includes(`${source} → ${target}`)) return `the edge ${source} → ${target} is not listed`;
  return ['queries', 'service', 'policy'].includes(role(to))
    ? undefined
    : 'another feature is read through its queries, service or policy';
};

const rolesInsideAFeature: Rule = ({ from, to, isPackage, isTypeOnly }) => {
  const allowed = FEATURE_ROLES[role(from)];
  if (isPackage || isTypeOnly || !allowed || !serverModule(from)) return;
  const pure = ['policy', 'presenter'].includes(role(from));
  if (pure && to.startsWith('server/database/')) return `a ${role(from)} is pure: it does not reach the database`;
  const isInside = serverModule(from) === serverModule(to);
  if (!isInside || !(role(to) in FEATURE_ROLES) || allowed.includes(role(to))) return;
  return `${role(from)} may not import ${role(to)}`;
};

const productKnowsNoDemo: Rule = ({ from, to, isPackage }) => {
  const isProduct = /^(contract|server|web|cli)\//.test(from) && !from.startsWith('server/demo/') && !isTest(from);
  if (isPackage || !isProduct) return;
  if (/^(tests|bench|scripts)\//.test(to)) return `product code does not import ${top(to)}`;
  if (to.startsWith('server/demo/') && from !== 'server/main.ts') return 'only server/main.ts imports the demo data';
  return undefined;
};

const RULES: readonly Rule[] = [
  contractStandsAlone,
  webAndServerMeetInContract,
  webGoesDownwards,
  webFeaturesStandApart,
  serverGoesDownwards,
  serverFeaturesReadAlongEdges,
  rolesInsideAFeature,
  productKnowsNoDemo,
];

/** One line for each import that breaks a rule. */
export function importViolations(imports: readonly Import[]): string[] {
  return imports.flatMap((imported) =>
    RULES.map((rule) => rule(imported))
      .filter((problem) => problem !== undefined)
      .map((problem) => `${imported.from} → ${imported.to}: ${problem}`),
  );
}
