import type { LimitName } from '../../server/core/rate-limiter.ts';

export interface LimitedCall {
  limit: LimitName;
  /** A valid body; attempts count whether or not they succeed. */
  body?: (index: number) => unknown;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  query?: Record<string, string>;
}

const aToken = 'x'.repeat(43);
const anId = crypto.randomUUID();
const event = { title: 'Charla', date: '2099-05-05', time: '10:00', type: 'workshop', description: 'Una charla' };
const post = {
  title: 'Una publicación cualquiera',
  content: 'Un contenido de prueba, lo bastante largo como para que valga y se publique.',
  categoryId: anId,
};
const profile = { firstName: 'Ana', lastName: 'Gil' };
const aSignature = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const attempt = Buffer.from(JSON.stringify({ state: 'a', nonce: 'b', verifier: 'c' })).toString('base64url');

/** Every rate-limited call with its limit; one with two limits is listed twice. */
export const LIMITED: [call: string, LimitedCall][] = [
  [
    'POST /api/auth/login',
    { limit: 'loginAddress', body: (index) => ({ email: `nadie${index}@prueba.example`, password: 'x' }) },
  ],
  ['POST /api/auth/login', { limit: 'login', body: () => ({ email: 'nadie@prueba.example', password: 'x' }) }],
  [
    'POST /api/auth/register',
    {
      limit: 'register',
      body: (index) => ({ ...profile, email: `nueva${index}@prueba.example`, password: 'secreto' }),
    },
  ],
  ['POST /api/auth/invitation', { limit: 'oneTimeLink', body: () => ({ token: aToken }) }],
  [
    'POST /api/admin/invitations',
    {
      limit: 'invitation',
      body: (index) => ({ ...profile, email: `invitada${index}@prueba.example` }),
    },
  ],
  ['POST /api/admin/invitations/:id/resend', { limit: 'invitation' }],
  [
    'POST /api/admin/invitations/import',
    {
      limit: 'invitationImport',
      body: () => Buffer.from('Nombre,Apellido,Correo'),
      headers: { 'content-type': 'text/csv' },
    },
  ],
  ['POST /api/auth/verify-email', { limit: 'oneTimeLink', body: () => ({ token: aToken }) }],
  ['POST /api/auth/verify-email/resend', { limit: 'verificationMail' }],
  ['POST /api/auth/email-change/resend', { limit: 'verificationMail' }],
  ['POST /api/auth/email-change/undo', { limit: 'oneTimeLink', body: () => ({ token: aToken }) }],
  [
    'POST /api/auth/forgot-password',
    { limit: 'forgottenPassword', body: (index) => ({ email: `nadie${index}@prueba.example` }) },
  ],
  ['POST /api/auth/reset-password', { limit: 'oneTimeLink', body: () => ({ token: aToken, password: 'secreto' }) }],
  ['PUT /api/auth/password', { limit: 'login', body: () => ({ currentPassword: 'x', newPassword: 'secreto' }) }],
  // Without a sign-in in progress: limited by address.
  ['POST /api/auth/passkey/options', { limit: 'passkey' }],
  ['POST /api/auth/passkey', { limit: 'passkey', body: () => ({ response: aSignature }) }],
  ['POST /api/auth/proof/password', { limit: 'login', body: () => ({ password: 'x' }) }],
  ['POST /api/auth/proof/code', { limit: 'secondFactor', body: () => ({ code: '000000' }) }],
  ['POST /api/auth/proof/passkey/options', { limit: 'passkey' }],
  ['POST /api/auth/proof/passkey', { limit: 'passkey', body: () => ({ response: aSignature }) }],
  ['DELETE /api/auth/sessions', { limit: 'sessionsEnd' }],
  ['POST /api/auth/totp', { limit: 'factorChange' }],
  ['POST /api/auth/totp/confirm', { limit: 'secondFactor', body: () => ({ code: '000000' }) }],
  ['POST /api/auth/recovery-codes', { limit: 'factorChange' }],
  ['POST /api/auth/passkeys/options', { limit: 'factorChange' }],
  ['GET /api/login', { limit: 'externalLogin' }],
  ['GET /api/login/callback', { limit: 'externalReturn', cookies: { login: attempt } }],
  ['GET /api/users/data', { limit: 'ownData' }],
  ['DELETE /api/users/account', { limit: 'login', body: () => ({ email: 'otra@prueba.example' }) }],
  // Before the next row, which changes that address.
  ['PUT /api/users/profile', { limit: 'profileChange', body: () => ({ ...profile, email: 'propia@prueba.example' }) }],
  [
    'PUT /api/users/profile',
    { limit: 'emailChange', body: (index) => ({ ...profile, email: `cambiada${index}@prueba.example` }) },
  ],
  ['PATCH /api/users/profile', { limit: 'profileChange', body: () => ({ version: 1 }) }],
  [
    'PATCH /api/users/profile',
    { limit: 'emailChange', body: (index) => ({ email: `editada${index}@prueba.example`, version: 1 }) },
  ],
  ['POST /api/users/consents', { limit: 'profileChange', body: () => ({ consent: true }) }],
  ['PUT /api/users/skills', { limit: 'profileChange', body: () => ({ skills: [] }) }],
  [
    'POST /api/forum/images',
    { limit: 'forumImage', body: () => Buffer.from('no'), headers: { 'content-type': 'image/png' } },
  ],
  ['PUT /api/users/photo', { limit: 'photo', body: () => Buffer.from('no'), headers: { 'content-type': 'image/png' } }],
  [
    'POST /api/contact',
    {
      limit: 'contact',
      body: () => ({ name: 'Ana', email: 'a@b.example', subject: 'other', message: 'Un mensaje largo' }),
    },
  ],
  ['POST /api/events', { limit: 'eventProposal', body: () => event }],
  ['PUT /api/events/proposals/:id', { limit: 'eventProposal', body: () => event }],
  ['POST /api/events/:id/registration', { limit: 'eventRegistration' }],
  [
    'POST /api/admin/events/:id/attendees/messages',
    {
      limit: 'attendeeMessage',
      body: () => ({ to: { status: 'all' }, subject: 'Parqueo', message: 'Por la calle de atrás.' }),
    },
  ],
  ['PUT /api/projects/:id/participation', { limit: 'projectParticipation', body: () => ({}) }],
  ['POST /api/connections/send', { limit: 'connectionRequest', body: () => ({ receiverId: crypto.randomUUID() }) }],
  ['POST /api/connections/send', { limit: 'connectionRequestToOne', body: () => ({ receiverId: anId }) }],
  ['PUT /api/members/:id/block', { limit: 'memberBlock' }],
  ['POST /api/messages/:memberId', { limit: 'message', body: () => ({ body: 'Hola' }) }],
  ['POST /api/message-reports', { limit: 'messageReport', body: () => ({ messageId: anId, reason: 'spam' }) }],
  ['POST /api/members/:id/reports', { limit: 'profileReport', body: () => ({ reason: 'spam' }) }],
  ['POST /api/forum/posts', { limit: 'forumPost', body: () => post }],
  ['PUT /api/forum/posts/:id', { limit: 'forumEdit', body: () => post }],
  ['PUT /api/forum/posts/:id/solution', { limit: 'forumEdit', body: () => ({ commentId: anId }) }],
  ['DELETE /api/forum/posts/:id/solution', { limit: 'forumEdit' }],
  ['PUT /api/forum/posts/:id/like', { limit: 'forumLike' }],
  ['DELETE /api/forum/posts/:id/like', { limit: 'forumLike' }],
  ['POST /api/forum/posts/:id/comments', { limit: 'forumComment', body: () => ({ content: 'Hola' }) }],
  ['PUT /api/forum/comments/:id', { limit: 'forumEdit', body: () => ({ content: 'Hola' }) }],
  ['POST /api/forum/posts/:id/reports', { limit: 'forumReport', body: () => ({ reason: 'spam' }) }],
  ['POST /api/forum/comments/:id/reports', { limit: 'forumReport', body: () => ({ reason: 'spam' }) }],
  [
    'POST /api/newsletter/subscribe',
    { limit: 'newsletter', body: (index) => ({ email: `lectora${index}@prueba.example` }) },
  ],
  ['POST /api/newsletter/confirm', { limit: 'oneTimeLink', body: () => ({ token: `${anId}.${aToken}` }) }],
  ['POST /api/admin/newsletter/issues/:id/test', { limit: 'newsletterTest' }],
  ['GET /api/search', { limit: 'search', query: { q: 'cemento' } }],
  ['GET /api/forum/posts', { limit: 'search', query: { search: 'cemento' } }],
  ['GET /api/forum/posts/similar', { limit: 'search', query: { title: 'Cemento al por mayor' } }],
  ['GET /api/members', { limit: 'search', query: { search: 'cemento' } }],
];

/** Limits that refuse nobody, and their tests. */
export const SOFT_LIMITS: Partial<Record<LimitName, string>> = {
  loginAccount: 'server/features/account/login-throttle.test.ts',
  contactPages: 'server/services/security-log/security-log.routes.test.ts',
  loginAlert: 'server/features/account/login-throttle.test.ts',
  newDeviceMail: 'server/services/notifications/security-notifications.test.ts',
  passwordChange: 'server/features/account/security.routes.test.ts',
  passwordMail: 'server/features/account/login-throttle.test.ts',
  searchMiss: 'server/features/search/search-misses.test.ts',
};

const OWN_ROW = 'One statement on rows of the person who asks; nobody is told.';
const UNDOES = 'Takes back what was counted when it was made, and finds nothing the second time.';
const INDEXED = 'A page of bounded size, from indexes; every statement ends after four seconds.';
const PUBLIC_FILE = 'What any visitor sees anyway, of bounded size.';
const STREAM = 'At most eight open ones for a member, answered with 429 (live.routes.test.ts).';

/** Every other call that writes, searches, or returns a file or a stream, and why it has no limit. */
export const UNLIMITED: Record<string, string> = {
  'GET /api/logout': OWN_ROW,
  'GET /api/demo/mails/:id/html': 'Only where the portal is tried out without a mail server.',
  'DELETE /api/auth/email-change': UNDOES,
  'DELETE /api/auth/sessions/:id': OWN_ROW,
  'POST /api/auth/second-factor':
    'Only with a right password before it; wrong codes are limited for each person (second-factor.routes.test.ts).',
  'DELETE /api/auth/totp': OWN_ROW,
  'POST /api/auth/passkeys': 'Answers a question that was counted; a second answer to it is refused.',
  'PUT /api/auth/passkeys/:id': OWN_ROW,
  'DELETE /api/auth/passkeys/:id': OWN_ROW,
  'DELETE /api/auth/identities/:id': OWN_ROW,
  'DELETE /api/users/photo': UNDOES,
  'DELETE /api/users/consents/:id': OWN_ROW,
  'DELETE /api/events/proposals/:id': UNDOES,
  'DELETE /api/events/:id/registration': UNDOES,
  'PUT /api/events/:id/registration/answers': OWN_ROW,
  'PUT /api/events/:id/registration/visibility': OWN_ROW,
  'PUT /api/events/notifications': OWN_ROW,
  'DELETE /api/events/notifications': OWN_ROW,
  'DELETE /api/projects/:id/participation': UNDOES,
  'DELETE /api/members/:id/block': UNDOES,
  'PUT /api/connections/:id/respond': 'Answers a request that was counted; a second answer changes nothing.',
  'DELETE /api/connections/:id': UNDOES,
  'POST /api/messages/:memberId/read': OWN_ROW,
  'POST /api/notifications/read': OWN_ROW,
  'PUT /api/notifications/preferences/:group': OWN_ROW,
  'DELETE /api/forum/posts/:id': UNDOES,
  'DELETE /api/forum/comments/:id': UNDOES,
  'POST /api/newsletter/unsubscribe':
    'A mail provider asks for many people from one address, and the token cannot be guessed.',
  'GET /api/newsletter/unsubscribe': 'Leads to a page; reads nothing.',
  'POST /api/notifications/unsubscribe/:group':
    'Mail providers call it for many people from one network; its token cannot be guessed.',
  'GET /api/notifications/unsubscribe/:group': 'Leads to a page; reads nothing.',
  'GET /api/connections/my': INDEXED,
  'GET /api/events/calendar.ics': PUBLIC_FILE,
  'GET /api/events/:id/calendar.ics': PUBLIC_FILE,
  'GET /api/news/rss.xml': PUBLIC_FILE,
  'GET /api/openapi.json': PUBLIC_FILE,
  'GET /api/docs': PUBLIC_FILE,
  'GET /api/members/:id/contact.vcf': 'One profile, as the page shows it.',
  'GET /api/photos/:name': 'One file of bounded size, which browsers keep.',
  'GET /api/media/:id/:file': 'One file of bounded size, which browsers keep.',
  'GET /api/live': STREAM,
  'GET /api/forum/posts/:id/stream': STREAM,
};
