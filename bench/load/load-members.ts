import type pg from 'pg';
import { FIRMS, FIRST_NAMES, LAST_NAMES, LOCATIONS, RARE_WORD, SKILLS } from './names.ts';

/** One of them, another one for each row; `random() ^ 2` makes the first of the list far more frequent than the last. */
const oneOf = (list: string[], row: string) =>
  `(array[${list.map((word) => `'${word}'`).join(',')}])[1 + floor(power(random() + 0 * ${row}, 2) * ${list.length})::int]`;

/** The same number at any size: finding them is measured, not reading more of them. */
const WITH_RARE_WORD = 10;

/** A word that hardly anybody else has, in syllables. */
const invented = (row: string) =>
  `initcap((array['ba','ce','di','fo','gu','la','me','ni','po','ru'])[1 + ${row} * 7 % 10]
    || (array['sa','te','vi','lo','mu','na','pe','ri','so','tu'])[1 + ${row} * 3 / 10 % 10]
    || (array['ca','de','fi','go','lu','ma','ne','pi','ro','su'])[1 + ${row} / 100 % 10]
    || (array['r','s','n','l','z','d','ta','no','la','ra'])[1 + ${row} / 1000 % 10])`;

const ROW_TRIGGERS = ['member_words', 'users_enter_directory'];

/**
 * Adds that many members. The triggers of the directory run once for all rows, after the skills; those of the site's
 * search, which work row by row, are off meanwhile.
 */
export async function loadMembers(client: pg.Client, members: number): Promise<void> {
  for (const trigger of ROW_TRIGGERS) await client.query(`alter table users disable trigger ${trigger}`);
  await client.query(
    `insert into users (email, password, first_name, last_name, company, position, location, bio, phone, created_at)
       select 'socio' || n || '@banco.example', 'nobody signs in',
         ${oneOf(FIRST_NAMES, 'n')} || case when n % 3 = 0 then ' ' || ${oneOf(FIRST_NAMES, 'n')} else '' end,
         ${oneOf(LAST_NAMES, 'n')} || case when n % 4 > 0 then ' ' || ${oneOf(LAST_NAMES, 'n')} else '' end,
         ${oneOf(FIRMS, 'n')} || ' ' || case when n % 2 = 0 then ${invented('n')} else ${oneOf(LAST_NAMES, 'n')} end
           || case when n % ${members / WITH_RARE_WORD} = 7 then ' ${RARE_WORD}' else '' end,
         'Gerente', ${oneOf(LOCATIONS, 'n')},
         repeat('Una línea de biografía sobre lo que hace. ', 4), '+1809555' || lpad((n % 10000)::text, 4, '0'),
         now() - make_interval(mins => n)
       from generate_series(1, ${members}) n`,
  );
  await client.query(
    `insert into user_skills (user_id, skill)
       select users.id, drawn.skill from users, lateral (
         select distinct ${oneOf(SKILLS, 'length(users.email)')} as skill
         from generate_series(1, 1 + length(users.email) % 5) where users.id is not null
       ) as drawn
       on conflict do nothing`,
  );
  await client.query(
    `insert into connections (requester_id, receiver_id, status)
       select id, other, case n % 5 when 0 then 'pending' else 'accepted' end from (
         select id, lead(id, 7) over (order by id) as other, row_number() over () as n from users
         where email like 'socio%'
       ) as pair where other is not null`,
  );
  for (const trigger of ROW_TRIGGERS) await client.query(`alter table users enable trigger ${trigger}`);
}
