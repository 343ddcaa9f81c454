import type { ApiClient } from './api-client.ts';
import type { TestApp } from './app.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const rowsReadBy = (node: Plan) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

const toText = (value: unknown) =>
  Array.isArray(value)
    ? `{${value.map((each) => `"${each}"`)}}`
    : value instanceof Date
      ? value.toISOString()
      : `${value}`;

interface Explained {
  client: ApiClient;
  path: string;
  plans: 'custom' | 'generic';
  /** Tables that must not be read from end to end. */
  large: RegExp;
}

/** Records all queries of a portal, to explain their plans. */
export function recordQueries({ database }: TestApp) {
  /** Since the last `explain`. */
  const sent: { text: string; values: unknown[]; name?: string | undefined }[] = [];
  const pool = database.$client;
  for (const each of [pool, database.forAccounts.$client]) {
    const query = each.query.bind(each) as (...parameters: unknown[]) => unknown;
    Object.assign(each, {
      query: (config: string | { text: string; name?: string }, values: unknown[] = []) => {
        sent.push({ ...(typeof config === 'string' ? { text: config } : config), values });
        return query(config, values);
      },
    });
  }

  /** Queries of a call, the large tables that any of them scans sequentially, and the most rows that a scan of one reads. */
  async function explain({ client: caller, path, plans, large }: Explained) {
    sent.length = 0;
    const answer = await caller.get(path);
    const client = await pool.connect();
    const scans: string[] = [];
    let rowsRead = 0;
    // Reads only, and not those of the job workers: scheduled work may run during a call.
    const queries = sent
      .splice(0)
      .filter(({ text }) => /^\s*(select|with)\b/.test(text) && !text.includes('mail_holds'));
    try {
      await client.query(`set plan_cache_mode = force_${plans}_plan`);
      // For SSDs: the default cost assumes spinning disks and prefers sequential scans.
      await client.query('set random_page_cost = 1.1');
      for (const [index, { text, values }] of queries.entries()) {
        await client.query(`prepare p${index} as ${text}`);
        const parameters = values.map((value) => (value === null ? 'null' : client.escapeLiteral(toText(value))));
        const run = `execute p${index}${parameters.length > 0 ? `(${parameters})` : ''}`;
        const { rows } = await client.query(`explain (analyze, timing off, format json) ${run}`);
        const reads = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((node) => large.test(node['Relation Name'] ?? ''));
        const scanned = reads.filter((node) => node['Node Type'] === 'Seq Scan');
        scans.push(...scanned.map((node) => `${node['Relation Name']}: ${text}`));
        rowsRead = Math.max(rowsRead, ...reads.map(rowsReadBy));
      }
    } finally {
      client.release(true);
    }
    return { status: answer.status, queries: queries.length, scans, rowsRead };
  }

  return { sent, explain };
}
