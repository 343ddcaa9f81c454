export const presentNews = <Row extends { readMinutes: number }>({ readMinutes, ...row }: Row) => ({
  ...row,
  readTime: `${readMinutes} min de lectura`,
});
