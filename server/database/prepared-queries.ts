/**
 * Lazy: building a query's text takes as long as answering it. A name stands for one text, whatever the values; the
 * code chooses names, never a client, because every connection keeps its prepared statements for life.
 */
export function preparedQueries<Query extends { prepare(name: string): unknown }>() {
  const prepared = new Map<string, ReturnType<Query['prepare']>>();
  return (name: string, build: () => Query): ReturnType<Query['prepare']> => {
    const known = prepared.get(name);
    if (known) return known;
    const query = build().prepare(name) as ReturnType<Query['prepare']>;
    prepared.set(name, query);
    return query;
  };
}
