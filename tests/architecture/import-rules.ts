import type { Import } from './read-imports.ts';
import { isTest } from './source-files.ts';

/**
 * The server features that may read another one, as `reader → read`, always through the other's queries, service or
 * policy. An edge is added here on purpose, never as a side effect.
 */
export const FEATURE_EDGES: readonly string[] = [
  // A message may be about a project that members see; its mails are signed with the name of the site, and general
  // questions go to the site's own address. What is done with it is written down.
  'contact → projects',
  'contact → site',
  'contact → audit',
  // A switched-off newsletter is off on the server too, and the switch is a setting of the site.
  'newsletter → site',
  // An issue tells of news and of events; what administrators do with it is written down.
  'newsletter → news',
  'newsletter → events',
  'newsletter → audit',
  // Whoever registers, writes or subscribes agrees to the privacy text, which names the site and its office.
  'account → legal',
  'external-login → legal',
  'contact → legal',
  'newsletter → legal',
  'legal → site',
  'legal → audit',
  // Whoever was not asked for consent on the way here gives it afterwards.
  'own-data → legal',
  // Whoever takes consent back is no longer sent the newsletter.
  'own-data → newsletter',
  // What matters to the safety of an account, and who looks at or takes along how people are reached, is written down.
  'account → security-log',
  'external-login → security-log',
  'factors → security-log',
  'profile → security-log',
  'own-data → security-log',
  'admin-members → security-log',
  'contact → security-log',
  'events → security-log',
  'newsletter → security-log',
  'projects → security-log',
  'audit → security-log',
  // A message to a member is signed with the name of the site.
  'account → site',
  // Whoever has a second factor shows it after the password, and a new password makes them begin again.
  'account → factors',
  // An authenticator app shows the name of the site.
  'factors → site',
  // What a stranger left behind on an account opens nothing.
  'external-login → factors',
  // Whoever signs in from outside for the first time gets an account like any other.
  'external-login → account',
  // Whoever leaves proves who they are, gives back their seats and takes their photo along.
  'own-data → account',
  'own-data → events',
  'own-data → profile',
  // What outlives an account decides how long its place is kept.
  'retention → own-data',
  // Photos that reports show go with them.
  'retention → profile',
  // Switched-off projects are off on the server too.
  'projects → site',
  // Feeds, calendars and mails carry the name of the site.
  'news → site',
  'events → site',
  // A notice that something may be a break-in is signed with the name of the site, and comes from wherever it happens.
  'notifications → site',
  'account → notifications',
  'factors → notifications',
  'external-login → notifications',
  'admin-members → notifications',
  // Whoever registered is told of what happens, on the site and by mail.
  'events → notifications',
  // Whoever is answered in the forum is told of it; the mail is signed with the name of the site.
  'forum → notifications',
  'forum → site',
  // Messages arrive live, and a mail tells of those that stay unread, as their receiver chose.
  'messages → notifications',
  'messages → site',
  // Who sees whom is one rule.
  'messages → members',
  'notifications → members',
  // The stream of a member brings both.
  'live → notifications',
  'live → messages',
  // A changed e-mail address has to be confirmed, and the answer is the account as its owner sees it.
  'profile → account',
  // One's own profile in the eyes of others, by the rule that holds for them; and whom one might get to know.
  'profile → members',
  // What one did, and what one might do next, within what may be seen of each.
  'profile → forum',
  'profile → events',
  'profile → projects',
  // Switched-off projects are not told of.
  'profile → site',
  // What administrators do is written down by whoever does it.
  'forum → audit',
  'events → audit',
  'projects → audit',
  'news → audit',
  'messages → audit',
  'site → audit',
  'admin-members → audit',
  // The operator removes the factors of who lost them all.
  'admin-members → factors',
  'admin-jobs → audit',
  // A member's profile shows what they published in the forum.
  'members → forum',
  // What is decided about a reported profile is written down.
  'members → audit',
  // Requests and blocks are between members: who may see whom, and what of them.
  'networking → members',
  // Whoever is asked or accepted is told of it; the mail is signed with the name of the site.
  'networking → notifications',
  'networking → site',
  // A forum that is switched off has nothing to moderate.
  'moderation → forum',
  // What became of a reported profile is told by the feature that shows it.
  'moderation → members',
  // The search finds posts through the one scope that says who may see them, and members likewise.
  'search → forum',
  'search → members',
];

/** Says what is wrong with an import, or nothing. */
type Rule = (imported: Import) => string | undefined;

const WEB_LAYERS: Record<string, readonly string[]> = {
  app: ['app', 'pages', 'features', 'ui', 'lib', 'content', 'styles'],
  pages: ['pages', 'features', 'ui', 'lib', 'content', 'styles'],
  features: ['features', 'ui', 'lib', 'content', 'styles'],
  ui: ['ui', 'lib', 'styles'],
  lib: ['lib'],
  content: ['content', 'lib'],
};

/** What each role of a server feature may use of its own feature. `policy` and `presenter` are pure. */
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
const role = (path: string) => /\.([a-z]+)\.ts$/.exec(path)?.[1] ?? '';

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
  if (serverFeature(from) && !/^(contract|server\/(core|database|features))\//.test(to)) {
    return 'a feature imports core, database and contract';
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
  if (isPackage || isTypeOnly || !allowed || !serverFeature(from)) return;
  const pure = ['policy', 'presenter'].includes(role(from));
  if (pure && to.startsWith('server/database/')) return `a ${role(from)} is pure: it does not reach the database`;
  const sameFeature = serverFeature(from) === serverFeature(to);
  if (!sameFeature || !(role(to) in FEATURE_ROLES) || allowed.includes(role(to))) return;
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
