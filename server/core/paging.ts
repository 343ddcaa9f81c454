/** What a list says of itself beside its rows. */
export const presentPage = (total: number, { page, limit }: { page: number; limit: number }) => ({
  total,
  page,
  totalPages: Math.ceil(total / limit),
});
