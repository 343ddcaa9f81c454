import type pg from 'pg';

interface Sessions {
  name: string;
  count: number;
  /** Null where this role may not see it. */
  since: Date | null;
}

const instant = new Intl.DateTimeFormat('es-DO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Santo_Domingo',
});

/** Whoever else is connected to the database of the client, for an operator who has to find and stop it. */
export async function describeSessions(client: pg.Client, { ofPortal = false } = {}): Promise<string[]> {
  // Without autovacuum, which has no account and gives way.
  const { rows } = await client.query<Sessions>(
    `select coalesce(nullif(application_name, ''), usename, 'sin nombre') as name, count(*)::int, min(backend_start) as since
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
       and ($1 = false or application_name like 'portal%')
     group by 1 order by 1`,
    [ofPortal],
  );
  return rows.map(({ name, count, since }) => {
    const connections = count === 1 ? '1 conexión' : `${count} conexiones`;
    return `«${name}» (${connections}${since ? `, desde el ${instant.format(since)}` : ''})`;
  });
}

const list = new Intl.ListFormat('es-DO');

export const listSessions = (sessions: string[]) => list.format(sessions);
