import { IsolatedPortal } from '../../e2e/isolated-portal.ts';
import { Api } from '../support/api.ts';
import { expect } from '../support/fixtures.ts';
import { mailsTo } from '../support/mail-folder.ts';
import { newPerson } from '../support/new-people.ts';
import { PortalDatabase } from '../support/portal-database.ts';
import { section } from '../support/section.ts';
import { dominicanDay } from '../support/spanish-dates.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Time until ten o'clock in Santo Domingo: no reminders at night. */
const UNTIL_TEN_MS = DAY_MS - ((Date.now() - 14 * HOUR_MS) % DAY_MS);

/** Preloaded: shifts the portal's clock to ten o'clock. */
const CLOCK_AT_TEN = `data:text/javascript,${encodeURIComponent(`
  const Real = Date;
  const now = () => Real.now() + ${UNTIL_TEN_MS};
  globalThis.Date = class extends Real {
    constructor(...values) { super(...(values.length === 0 ? [now()] : values)); }
    static now() { return now(); }
  };
`)}`;

const TALK = {
  title: 'Charla de quesos',
  time: '14:30',
  type: 'workshop',
  duration: '2 horas',
  location: 'Salón comunal',
  registrationRequired: true,
};

interface Notice {
  title: string;
  href: string;
}

section('R Stubs', ({ row }) => {
  row('whoever has a seat is told a day before, on the site and by mail', async ({ playwright }) => {
    const portal = await IsolatedPortal.start({ NODE_OPTIONS: `--import=${CLOCK_AT_TEN}` });
    const [admin, member] = await Promise.all(
      [0, 1].map(async () => new Api(await playwright.request.newContext({ baseURL: portal.url }))),
    );
    if (!admin || !member) throw new Error('no request contexts');
    const someone = newPerson();
    await admin.made('POST', '/api/auth/register', newPerson());
    await member.made('POST', '/api/auth/register', someone);
    const date = dominicanDay(new Date(Date.now() + UNTIL_TEN_MS + DAY_MS));
    const { id, title } = await admin.made('POST', '/api/admin/events', { ...TALK, date });
    await member.made('POST', `/api/events/${id}/registration`);
    const database = await PortalDatabase.join(portal.dataDir);
    // Backdated, because there is no reminder right after the confirmation; then the maintenance job of every five
    // minutes runs now.
    await database.rows(`update event_registrations set registered_at = registered_at - interval '2 hours'`);
    await database.rows(`insert into pgboss.job (name) values ('event-maintenance')`);
    const told = async () =>
      (await member.get('/api/notifications')).body.notifications.map(({ title, href }: Notice) => [title, href]);
    await expect.poll(told).toContainEqual(['Tu evento es mañana', `/events/${id}`]);
    const mails = async () => (await mailsTo(portal, someone.email)).filter((mail) => /mañana/i.test(mail));
    await expect.poll(async () => (await mails()).some((mail) => mail.includes(title))).toBe(true);
    await database.close();
    await portal.discard();
  });
});
