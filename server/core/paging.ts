export const presentPage = (total: number, { page, limit }: { page: number; limit: number }) => ({
  total,
  page,
  totalPages: Math.ceil(total / limit),
});
