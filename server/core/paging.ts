export interface Paging {
  page: number;
  limit: number;
}

/** OFFSET reads what it skips. Nobody turns to page 1,001: they search, or sort another way. */
export const MAX_PAGES = 1_000;

export const presentPage = (total: number, { page, limit }: Paging) => ({
  total,
  page,
  totalPages: Math.min(Math.ceil(total / limit), MAX_PAGES),
});

interface RowRange {
  limit: number;
  offset: number;
}

/** For lists with the total in each row: a page past the end has none to carry it. */
export async function readCounted<Row extends { total: number }>(
  { page, limit }: Paging,
  read: (range: RowRange) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = page > MAX_PAGES ? [] : await read({ limit, offset: (page - 1) * limit });
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  return { rows, total: (await read({ limit: 1, offset: 0 }))[0]?.total ?? 0 };
}
