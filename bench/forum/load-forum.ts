import pg from 'pg';

/** Words of the trade, from common to rare; each text draws from them so that frequencies fall as in real language. */
const WORDS = `negocio cliente empresa precio factura impuesto crédito suplidor entrega pago banco local venta compra
  inventario empleado permiso energía inversor transporte aduana contrato alquiler mercado producto servicio calidad
  equipo taller capacitación feria turismo hotel finca cosecha caña construcción ferretería colmado cooperativa
  exportación importación financiamiento contabilidad auditoría licitación sostenibilidad digitalización`
  .split(/\s+/)
  .filter(Boolean);

export const COMMON_WORD = 'negocio';
export const RARE_WORD = 'ornitorrinco';

/**
 * A text of so many words, another one for each row; `random() ^ 3` makes the first words of the list far more frequent
 * than the last.
 */
const text = (words: number, row: string) => `array_to_string(array(
  select (array[${WORDS.map((word) => `'${word}'`).join(',')}])[1 + floor(power(random(), 3) * ${WORDS.length})::int]
  from generate_series(1, ${words}) where ${row} > 0), ' ')`;

const USERS = 2_000;

/** Fills the forum with so many posts; few of them gather most of the comments and likes, as in life. */
export async function loadForum(connection: pg.ClientConfig, posts: number, passwordHash: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const zipf = (count: number) => `1 + floor(power(${count}::float8, random()))::int % ${count}`;
  try {
    await client.query('select setseed(0.5)');
    await client.query(
      `insert into users (email, first_name, last_name, password)
       select 'socio' || n || '@banco.example', 'Socio', 'Número ' || n, $1 from generate_series(1, ${USERS}) n`,
      [passwordHash],
    );
    await client.query(
      `insert into forum_categories (name, slug, color)
       select 'Categoría ' || n, 'categoria-' || n, '#3B82F6' from generate_series(1, 6) n`,
    );
    await client.query(`create temporary table author as
      select row_number() over (order by email) as n, id from users`);
    await client.query(`create temporary table category as
      select row_number() over (order by slug) as n, id from forum_categories`);
    await client.query(
      `insert into forum_posts (title, content, category_id, author_id, is_published, created_at)
       select ${text(8, 'row.n')}, ${text(70, 'row.n')} || case when row.n % 10007 = 1 then ' ${RARE_WORD}' else '' end,
         category.id, author.id, true, now() - make_interval(secs => row.n * 20)
       from (select n, ${zipf(6)} as category from generate_series(1, ${posts}) n) as row
       join author on author.n = 1 + row.n % ${USERS}
       join category on category.n = row.category`,
    );
    await client.query(`create temporary table post as
      select row_number() over (order by id) as n, id, created_at from forum_posts`);
    await client.query('create index on post (n)');
    await client.query('analyze post');
    await client.query(
      `insert into forum_comments (content, post_id, author_id, created_at)
       select ${text(25, 'drawn.n')}, post.id, author.id, post.created_at + make_interval(secs => drawn.n % 86400)
       from (select n, ${zipf(posts)} as target from generate_series(1, ${posts}) n) as drawn
       join post on post.n = drawn.target
       join author on author.n = 1 + drawn.n % ${USERS}`,
    );
    await client.query(
      `insert into forum_post_likes (post_id, user_id)
       select post.id, author.id
       from (select n, ${zipf(posts)} as target from generate_series(1, ${posts * 2}) n) as drawn
       join post on post.n = drawn.target
       join author on author.n = 1 + drawn.n % ${USERS}
       on conflict do nothing`,
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
