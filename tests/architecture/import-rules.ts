import type { Import } from './read-imports.ts';
import { isTest } from './source-files.ts';

/**
 * The server features that may read another one, as `reader → read`, always through the other's queries, service or
 * policy. An edge is added here on purpose, never as a side effect.
 */
export const FEATURE_EDGES: readonly string[] = [
  // A message may refer to a visible project; its mails carry the site's name, and general questions go to the site's
  // address. Actions on it are audited.
  'contact → projects',
  'contact → site',
  'contact → audit',
  // The newsletter can be switched off in the site's settings.
  'newsletter → site',
  // An issue contains news and events; actions on it are audited.
  'newsletter → news',
  'newsletter → events',
  'newsletter → audit',
  // Registering, writing and subscribing record consent to the privacy text, which names the site and its office.
  'account → legal',
  'contact → legal',
  'newsletter → legal',
  'legal → site',
  // Services and pages of the office are linked in the menu and the footer; actions on them are audited.
  'site → content',
  'content → audit',
  'media → audit',
  // Records refer to a picture, and show it.
  'news → media',
  'events → media',
  'projects → media',
  'content → media',
  'site → media',
  'forum → media',
  'moderation → media',
  'newsletter → media',
  'legal → audit',
  // The download names nobody whom the notifications do not name.
  'own-data → notifications',
  // Missing consent is given afterwards.
  'own-data → legal',
  // Withdrawing consent ends the newsletter.
  'own-data → newsletter',
  // Security events are logged: changes of an account, and access to or exports of contact data.
  'account → security-log',
  'profile → security-log',
  'own-data → security-log',
  'admin-members → security-log',
  'contact → security-log',
  'forum → security-log',
  'events → security-log',
  'newsletter → security-log',
  'projects → security-log',
  'audit → security-log',
  // An invitation confirms the address of a new account, and is closed by it; its mail is signed with the site's name.
  'account → invitations',
  'invitations → site',
  'invitations → audit',
  'invitations → security-log',
  // Mails are signed with the site's name.
  'account → site',
  // Deleting an account requires proof of identity, and frees its seats.
  'own-data → account',
  'own-data → events',
  // Anonymized accounts are kept while something refers to them.
  'retention → own-data',
  // Whoever claims an account finds nothing that its squatter wrote of a person, and none of their blocks.
  'account → profile',
  'account → networking',
  // Projects can be switched off in the site's settings.
  'projects → site',
  // Feeds, calendars and mails carry the site's name.
  'news → site',
  'events → site',
  // Security notifications are sent by several features and signed with the site's name.
  'notifications → site',
  'account → notifications',
  'admin-members → notifications',
  // Attendees are notified on the site and by mail.
  'events → notifications',
  // Members see who comes, as far as they may see each other.
  'events → members',
  // Replies are notified; the mail is signed with the site's name.
  'forum → notifications',
  'forum → site',
  // Messages are pushed live, and unread ones are mailed by the receiver's preferences.
  'messages → notifications',
  'messages → site',
  // Visibility between members is one rule.
  'messages → members',
  'notifications → members',
  // The live stream carries both.
  'live → notifications',
  'live → messages',
  // A changed e-mail address has to be confirmed, and the response is the account.
  'profile → account',
  // The preview of one's own profile uses the visibility rule of members; recommendations include members.
  'profile → members',
  // Activity and recommendations, within what may be seen.
  'profile → forum',
  'profile → events',
  'profile → projects',
  // Without projects where they are switched off.
  'profile → site',
  // Actions of administrators are audited where they happen.
  'forum → audit',
  'events → audit',
  'projects → audit',
  'news → audit',
  'messages → audit',
  'site → audit',
  'admin-members → audit',
  // Roles, suspension and the operator end credentials.
  'admin-members → account',
  'admin-jobs → audit',
  // A restore is audited, and deletes again whoever left after the backup.
  'backup → audit',
  'backup → own-data',
  // The status tells of backups and of held mail, and its mails are signed with the site's name.
  'status → backup',
  'status → admin-jobs',
  'status → site',
  // Who switched the portal to read-only is audited.
  'status → audit',
  // Metrics are the status in numbers.
  'metrics → status',
  // A member's profile shows what they published in the forum.
  'members → forum',
  // Decisions on reported profiles are audited.
  'members → audit',
  // Requests and blocks are between members: who may see whom, and what of them.
  'networking → members',
  // Requests and acceptances are notified; the mail is signed with the site's name.
  'networking → notifications',
  'networking → site',
  // No reports while the forum is switched off.
  'moderation → forum',
  // The state of a reported profile comes from its feature.
  'moderation → members',
  // The search uses the visibility scopes of posts and members.
  'search → forum',
  'search → members',
];

/** Returns the problem of an import, if any. */
type Rule = (imported: Import) => string | undefined;

const WEB_LAYERS: Record<string, readonly string[]> = {
  app: ['app', 'pages', 'features', 'ui', 'lib', 'content', 'styles'],
  pages: ['pages', 'features', 'ui', 'lib', 'content', 'styles'],
  features: ['features', 'ui', 'lib', 'content', 'styles'],
  ui: ['ui', 'lib', 'styles'],
  lib: ['lib'],
  content: ['content', 'lib'],
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
