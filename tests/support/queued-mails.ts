import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database.ts';

/** Records queued mails, because the queue clears a mail that was sent. */
export async function recordQueuedMails(database: Database): Promise<void> {
  await database.execute(sql`
    create table queued_mails (id bigserial primary key, recipient text, subject text, body text);
    create function keep_queued_mail() returns trigger language plpgsql as $$
    begin
      if new.name = 'mail' then
        insert into queued_mails (recipient, subject, body)
          values (new.data ->> 'to', new.data ->> 'subject', new.data ->> 'text');
      end if;
      return new;
    end $$;
    create trigger keep_queued_mail before insert on pgboss.job for each row execute function keep_queued_mail();`);
}

/** Subjects of the mails to that address, in order. */
export async function queuedMailsTo(database: Database, email: string): Promise<string[]> {
  const { rows } = await database.execute<{ subject: string }>(
    sql`select subject from queued_mails where recipient = ${email} order by id`,
  );
  return rows.map(({ subject }) => subject);
}

/** Text of the first mail to that address. */
export async function queuedTextTo(database: Database, email: string): Promise<string | undefined> {
  const { rows } = await database.execute<{ body: string }>(
    sql`select body from queued_mails where recipient = ${email} order by id limit 1`,
  );
  return rows[0]?.body;
}
