import type pg from 'pg';

/** The `DATABASE_URL` that leads to a database; its host is the folder of a Unix socket. */
export function databaseUrl({ host, port, user, password, database }: pg.ClientConfig): string {
  const socket = new URLSearchParams({ host: String(host), port: String(port) });
  return `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${database}?${socket}`;
}
