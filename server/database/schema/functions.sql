-- Pure text functions, applied before the tables: indexes and generated columns are built on them. Replacing one does not
-- rebuild what was stored with it; a migration that changes a result also rewrites those columns and reindexes.

-- A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Lower case, no accents, only letters and digits. Without the last, the parser takes "compra/venta" for a file,
-- "<b>" for markup and "uno.dos" for a host, and their words are not found. Bodies in SQL-standard form: they are
-- bound when they are created, so that a backup restores whatever its search path.
CREATE OR REPLACE FUNCTION es_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(
    lower(unaccent('unaccent'::regdictionary, value) COLLATE "C") COLLATE "default", '[^[:alnum:]]+', ' ', 'g');

-- What the Spanish stemmer needs once accents are gone. It knows "-ción" only with its accent; it keeps the plural of
-- short words that begin with a vowel (obras, años, usos); and it does not know that luces are more than one luz.
CREATE OR REPLACE FUNCTION es_endings(folded text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(regexp_replace(folded,
    '([cs])ion\M', '\1ión', 'g'),
    '\m([aeiou][^aeiou ]+[aeo])s\M', '\1', 'g'),
    'z\M', 'c', 'g');

CREATE OR REPLACE FUNCTION es_norm(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN es_endings(es_fold(value));

-- The words that have an ñ, with it: es_norm makes "año" and "ano" one, and the exact one is to come first.
CREATE OR REPLACE FUNCTION es_enye(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN value ~* U&'\00F1|n\0303' THEN es_endings(translate((
    SELECT coalesce(string_agg(lower(word[1]), ' '), '')
    FROM regexp_matches(
      replace(replace(value, U&'n\0303', 'ñ'), U&'N\0303', 'ñ'), '[[:alpha:]]*ñ[[:alpha:]]*', 'gi') AS word
  ), 'áéíóúü', 'aeiouu')) ELSE '' END;

-- PL/pgSQL keeps its plan for the connection: an SQL function would be inlined and planned with every row that is written.
-- Its names are resolved when it runs, hence the schema.
CREATE OR REPLACE FUNCTION es_document(title text, body text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN setweight(to_tsvector('spanish', public.es_norm(coalesce(title, ''))), 'A')
      || setweight(to_tsvector('spanish', public.es_norm(coalesce(body, ''))), 'B')
      || setweight(to_tsvector('spanish', public.es_enye(coalesce(title, '') || ' ' || coalesce(body, ''))), 'D');
END $$;

-- array_to_string is not immutable for arrays of any type; for texts it is.
CREATE OR REPLACE FUNCTION es_list(value text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(array_to_string(value, ' '), '');

-- Sort key of the Spanish alphabet: accents and capitals make no difference, and ñ is a letter of its own after n, which
-- the ω says in bytes, since it comes after z.
CREATE OR REPLACE FUNCTION es_order(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(es_fold(regexp_replace(normalize(value), '[ñÑ]', 'nω', 'g')));

-- The words of a person's name and address, unstemmed, for the administrators' search.
CREATE OR REPLACE FUNCTION user_search_terms(first_name text, last_name text, email text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000
  RETURN array_to_tsvector(string_to_array(btrim(es_fold(first_name || ' ' || last_name || ' ' || email)), ' '));

-- What people type in lists of names and records: each word begins one of a match's. Folded text has no operators of a
-- tsquery, nor wildcards of LIKE. Of signs alone nothing is left, and NULL matches nothing.
CREATE OR REPLACE FUNCTION es_words(typed text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN nullif((string_to_array(btrim(es_fold(typed)), ' '))[:10], '{}');

CREATE OR REPLACE FUNCTION es_beginnings(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ('''' || array_to_string(es_words(typed), ''':* & ''') || ''':*')::tsquery;

CREATE OR REPLACE FUNCTION es_patterns(typed text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN string_to_array('% ' || array_to_string(es_words(typed), E'%\n% ') || '%', E'\n');
