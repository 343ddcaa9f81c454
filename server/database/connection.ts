import pg from 'pg';

interface Host {
  host: string;
  port: number;
}

/** Plain data: worker processes inherit it as JSON. */
export interface DatabaseConnection extends pg.PoolConfig {
  /** Servers of which one accepts writes. `connectionString` names the first. */
  hosts?: Host[];
  /** Past the pooler, for LISTEN, session locks and migrations. With it, this connection keeps no session state. */
  direct?: DatabaseConnection;
}

const DEFAULT_PORT = '5432';
/** libpq's names; the portal has nothing to do on a server that refuses writes. */
const WRITABLE = new Set(['any', 'read-write', 'primary', 'prefer-primary']);

const AUTHORITY = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)/;

/** `h1:5432,h2` and `?host=h1,h2&port=5432,5433`, as in libpq. */
function splitHosts(url: string): { first: string; hosts: Host[] } {
  const [, scheme = '', authority = ''] = AUTHORITY.exec(url) ?? [];
  const names = authority.split(',');
  // A missing host, as before a socket's folder in the query, would make no URL.
  const first = url.replace(AUTHORITY, () => scheme + (names[0] || 'localhost'));
  const parsed = new URL(first);
  const byQuery = parsed.searchParams.get('host')?.split(',');
  if (byQuery) {
    const ports = (parsed.searchParams.get('port') ?? parsed.port).split(',');
    const hosts = byQuery.map((host, index) => ({ host, port: Number(ports[index] || ports[0] || DEFAULT_PORT) }));
    if (byQuery.length > 1) {
      parsed.searchParams.set('host', byQuery[0] ?? '');
      parsed.searchParams.set('port', String(hosts[0]?.port));
    }
    return { first: parsed.href, hosts };
  }
  const hosts = names.map((name) => {
    const { hostname, port } = new URL(`postgres://${name}`);
    return { host: decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1'), port: Number(port || DEFAULT_PORT) };
  });
  return { first, hosts };
}

export function isDatabaseUrl(url: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(url)) return false;
  try {
    const { first } = splitHosts(url);
    return WRITABLE.has(new URL(first).searchParams.get('target_session_attrs') ?? 'any');
  } catch {
    return false;
  }
}

export function parseDatabaseUrl(url: string): DatabaseConnection {
  const { first, hosts } = splitHosts(url);
  return hosts.length > 1 ? { connectionString: first, hosts } : { connectionString: url };
}

export function roleOf(url: string): string {
  return decodeURIComponent(new URL(splitHosts(url).first).username);
}

const PROBE_TIMEOUT_MS = 1_500;
/** SQLSTATE of a write on a standby, or on a demoted primary. */
export const READ_ONLY_TRANSACTION = '25006';
/** SQLSTATE of a failed connection. */
const UNABLE_TO_CONNECT = '08001';

const reasonOf = ({ message, code }: pg.DatabaseError) => message || code;

async function assertWritable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'off') return;
  throw Object.assign(new Error('the server is read-only'), { code: READ_ONLY_TRANSACTION });
}

/** Probes which server accepts writes: once, and again when a connection to it fails. */
class PrimaryLocator {
  private primary: Host | undefined;
  private locating: Promise<Host> | undefined;

  constructor(
    private readonly connection: pg.ClientConfig,
    private readonly hosts: Host[],
  ) {}

  async locate(): Promise<Host> {
    if (this.primary) return this.primary;
    this.locating ??= this.askAll().finally(() => {
      this.locating = undefined;
    });
    return this.locating;
  }

  forget(): void {
    this.primary = undefined;
  }

  /** Concurrent: a hanging server must not delay the others. */
  private async askAll(): Promise<Host> {
    try {
      this.primary = await Promise.any(this.hosts.map((host) => this.ask(host)));
      return this.primary;
    } catch (error) {
      const reasons = (error as AggregateError).errors.map(
        (reason, index) => `${this.hosts[index]?.host}:${this.hosts[index]?.port}: ${reasonOf(reason)}`,
      );
      throw Object.assign(new Error(`no server accepts writes (${reasons.join('; ')})`), { code: UNABLE_TO_CONNECT });
    }
  }

  private async ask(host: Host): Promise<Host> {
    const patience = { connectionTimeoutMillis: PROBE_TIMEOUT_MS, query_timeout: PROBE_TIMEOUT_MS };
    const client = new pg.Client({ ...this.connection, ...patience });
    client.on('error', () => {});
    Object.assign(client, host);
    try {
      await client.connect();
      await assertWritable(client);
      return host;
    } finally {
      client.end().catch(() => {});
    }
  }
}

const readOnlyClients = new WeakSet<pg.Client>();

/** A write failed because its server became read-only: the client has to leave the pool. */
export const isReadOnly = (client: pg.Client) => readOnlyClients.has(client);

type Connected = (error?: Error | null) => void;

/** Clients of one connection share what they know of its hosts. */
export function clientClassOf(connection: DatabaseConnection): new (config?: string | pg.ClientConfig) => pg.Client {
  const { hosts, direct, ...single } = connection;
  const locator = hosts && new PrimaryLocator(single, hosts);

  return class PortalClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
        if (code !== READ_ONLY_TRANSACTION) return;
        readOnlyClients.add(this);
        locator?.forget();
      });
      if (direct) this.query = this.queryUnnamed as typeof this.query;
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      const connecting = this.connectToPrimary();
      if (!callback) return connecting;
      connecting.then(() => callback(null), callback);
      return undefined;
    }

    private async connectToPrimary(): Promise<pg.Client> {
      if (!locator) return super.connect();
      Object.assign(this, await locator.locate());
      try {
        await super.connect();
        await assertWritable(this);
        return this;
      } catch (error) {
        locator.forget();
        this.end().catch(() => {});
        throw error;
      }
    }

    /** A transaction pooler may run the next statement on a connection that never heard of this one's name. */
    private queryUnnamed(query: string | pg.QueryConfig, ...rest: []): unknown {
      const isNamed = typeof query === 'object' && query.name !== undefined && !('submit' in query);
      return super.query(isNamed ? { ...query, name: undefined } : query, ...rest);
    }
  };
}

export function createClient(connection: DatabaseConnection): pg.Client {
  return new (clientClassOf(connection))(connection);
}

export async function pinToPrimary(connection: DatabaseConnection): Promise<DatabaseConnection> {
  const { hosts, connectionString = '', ...rest } = connection;
  if (!hosts) return connection;
  const { host, port } = await new PrimaryLocator({ connectionString }, hosts).locate();
  const url = new URL(connectionString);
  url.searchParams.set('host', host);
  url.searchParams.set('port', String(port));
  return { ...rest, connectionString: url.href };
}
