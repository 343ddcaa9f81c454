import type pg from 'pg';

/** Words of the trade, from common to rare; each text draws from them so that frequencies fall as in real language. */
export const WORDS =
  `negocio cliente empresa precio factura impuesto crédito suplidor entrega pago banco local venta compra
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

const AUTHORS = 2_000;
const TABLES = ['forum_posts', 'forum_comments', 'forum_post_likes', 'forum_post_documents'];

/** Ranks from 1 on, the first ones drawn far more often than the last. */
const zipf = (count: number) => `1 + floor(power(${count}::float8, random()))::int % ${count}`;

/** Drops the indexes, loads the rows, then rebuilds the indexes. */
async function withoutIndexes(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not indisprimary`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await load();
  for (const { definition } of rows) await client.query(definition);
}

/** Does the work of the triggers in bulk: a million posts take minutes instead of hours. */
async function insertRows(client: pg.Client, posts: number): Promise<void> {
  await client.query(`create temporary table author as
    select row_number() over (order by email) as n, id from users where email like 'socio%' limit ${AUTHORS}`);
  const { rowCount: authors } = await client.query('select from author');
  await client.query(`create temporary table category as
    select row_number() over (order by slug) as n, id from forum_categories`);
  const { rowCount: categories } = await client.query('select from category');
  await client.query(`create temporary table post as
    select n, gen_random_uuid() as id, now() - make_interval(secs => n * 20) as created_at
    from generate_series(1, ${posts}) n`);
  await client.query(`create temporary table comment_draw as
    select n, ${zipf(posts)} as post from generate_series(1, ${posts}) n`);
  await client.query(`create temporary table like_draw as
    select distinct ${zipf(posts)} as post, 1 + n % ${authors} as author from generate_series(1, ${posts * 2}) n`);
  await client.query('analyze');
  await client.query(
    `insert into forum_posts (id, title, content, category_id, author_id, is_published, created_at, likes, comments_count)
     select post.id, ${text(8, 'post.n')},
       ${text(40, 'post.n')} || case when post.n % 10007 = 1 then ' ${RARE_WORD}' else '' end,
       category.id, author.id, true, post.created_at, coalesce(liked.count, 0), coalesce(commented.count, 0)
     from (select post.*, ${zipf(categories ?? 1)} as category from post) as post
     join author on author.n = 1 + post.n % ${authors}
     join category on category.n = post.category
     left join (select post, count(*) from like_draw group by post) as liked on liked.post = post.n
     left join (select post, count(*) from comment_draw group by post) as commented on commented.post = post.n`,
  );
  await client.query(
    `insert into forum_comments (id, root_id, content, post_id, author_id, created_at, thread_at)
     select id, id, content, post_id, author_id, created_at, created_at
     from (
       select gen_random_uuid() as id, ${text(20, 'draw.n')} as content, post.id as post_id, author.id as author_id,
         least(post.created_at + make_interval(secs => draw.n % 86400), now()) as created_at
       from comment_draw as draw
       join post on post.n = draw.post
       join author on author.n = 1 + draw.n % ${authors}
     ) as comment`,
  );
  await client.query(
    `insert into forum_post_likes (post_id, user_id)
     select post.id, author.id from like_draw as draw
     join post on post.n = draw.post
     join author on author.n = draw.author`,
  );
  await client.query(
    `insert into forum_post_documents (post_id, category_id, created_at, document)
     select id, category_id, created_at, es_document(title, content) from forum_posts
     where is_published on conflict do nothing`,
  );
  await client.query(`update forum_categories set posts_count =
    (select count(*) from forum_posts where category_id = forum_categories.id and is_published)`);
  await client.query('select index_vocabulary($1)', [[...WORDS, RARE_WORD].join(' ')]);
}

/**
 * Adds so many posts of the members that `loadMembers` added; few of them gather most of the comments and likes, as in
 * life. The connection has triggers off.
 */
export async function loadForum(client: pg.Client, posts: number): Promise<void> {
  await withoutIndexes(client, () => insertRows(client, posts));
}
