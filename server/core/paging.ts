/** OFFSET reads what it skips. Nobody turns to page 1,001: they search, or sort another way. */
export const MAX_PAGES = 1_000;

export const presentPage = (total: number, { page, limit }: { page: number; limit: number }) => ({
  total,
  page,
  totalPages: Math.min(Math.ceil(total / limit), MAX_PAGES),
});
