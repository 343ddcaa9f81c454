-- A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint

-- Lower case, no accents, only letters and digits. Without the last, the parser takes "compra/venta" for a file,
-- "<b>" for markup and "uno.dos" for a host, and their words are not found. Bodies in SQL-standard form: they are
-- bound when they are created, so that a backup restores whatever its search path.
CREATE FUNCTION es_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(
    lower(unaccent('unaccent'::regdictionary, value) COLLATE "C") COLLATE "default", '[^[:alnum:]]+', ' ', 'g');
--> statement-breakpoint
-- What the Spanish stemmer needs once accents are gone. It knows "-ción" only with its accent; it keeps the plural of
-- short words that begin with a vowel (obras, años, usos); and it does not know that luces are more than one luz.
CREATE FUNCTION es_endings(folded text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(regexp_replace(folded,
    '([cs])ion\M', '\1ión', 'g'),
    '\m([aeiou][^aeiou ]+[aeo])s\M', '\1', 'g'),
    'z\M', 'c', 'g');
--> statement-breakpoint
CREATE FUNCTION es_norm(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN es_endings(es_fold(value));
--> statement-breakpoint
-- The words that have an ñ, with it: es_norm makes "año" and "ano" one, and the exact one is to come first.
CREATE FUNCTION es_enye(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN value ~* U&'\00F1|n\0303' THEN es_endings(translate((
    SELECT coalesce(string_agg(lower(word[1]), ' '), '')
    FROM regexp_matches(
      replace(replace(value, U&'n\0303', 'ñ'), U&'N\0303', 'ñ'), '[[:alpha:]]*ñ[[:alpha:]]*', 'gi') AS word
  ), 'áéíóúü', 'aeiouu')) ELSE '' END;
--> statement-breakpoint
CREATE FUNCTION es_document(title text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN setweight(to_tsvector('spanish', es_norm(coalesce(title, ''))), 'A')
      || setweight(to_tsvector('spanish', es_norm(coalesce(body, ''))), 'B')
      || setweight(to_tsvector('spanish', es_enye(coalesce(title, '') || ' ' || coalesce(body, ''))), 'D');
--> statement-breakpoint
-- es_norm, one character for each character of the text: where a word is found here, it is found there.
CREATE FUNCTION es_mask(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(translate(value,
      'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇç',
      'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuNnCc') COLLATE "C") COLLATE "default",
    '[^[:alnum:]]', ' ', 'g'),
    '([cs])ion\M', '\1ión', 'g'),
    '\m([aeiou][^aeiou ]+[aeo])s\M', '\1 ', 'g'),
    'z\M', 'c', 'g');
--> statement-breakpoint
-- The masked text with what the query finds in it between < and >, which the mask has none of.
CREATE FUNCTION es_marked(value text, query tsquery) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ts_headline('spanish', es_mask(value), query, 'HighlightAll=true, StartSel=<, StopSel=>');
--> statement-breakpoint
-- array_to_string is not immutable for arrays of any type; for texts it is.
CREATE FUNCTION es_list(value text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(array_to_string(value, ' '), '');
--> statement-breakpoint

-- The words in use. In order, so that two who bring the same new words do not wait for each other in a circle.
CREATE FUNCTION search_learn(value text) RETURNS void LANGUAGE sql VOLATILE
BEGIN ATOMIC
  INSERT INTO search_words (word, stem)
  SELECT fresh.word, lexemes[1]
  FROM (
    SELECT DISTINCT token.word FROM unnest(string_to_array(es_fold(value), ' ')) AS token (word)
    WHERE token.word ~ '^[a-z]{2,30}$'
      AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = token.word)
  ) AS fresh, ts_lexize('spanish_stem', es_endings(fresh.word)) AS lexemes
  WHERE cardinality(lexemes) > 0
  ORDER BY fresh.word
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- For the columns that the trigger names.
CREATE FUNCTION search_learn_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_learn((SELECT string_agg(to_jsonb(NEW) ->> name, ' ') FROM unnest(TG_ARGV) AS name));
  RETURN NULL;
END $$;
--> statement-breakpoint

-- Posts. Only what is published can be found.
CREATE FUNCTION forum_index_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_published THEN
    PERFORM search_learn(NEW.title || ' ' || NEW.content);
    INSERT INTO forum_post_documents (post_id, category_id, created_at, document)
    VALUES (NEW.id, NEW.category_id, NEW.created_at, es_document(NEW.title, NEW.content))
    ON CONFLICT (post_id) DO UPDATE
    SET category_id = EXCLUDED.category_id, created_at = EXCLUDED.created_at, document = EXCLUDED.document;
  ELSE
    DELETE FROM forum_post_documents WHERE post_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forum_post_indexed
  AFTER INSERT OR UPDATE OF title, content, category_id, is_published, created_at ON forum_posts
  FOR EACH ROW EXECUTE FUNCTION forum_index_post();
--> statement-breakpoint
-- Writing a post puts its words into the index at once: a list of pending ones would slow down every search.
ALTER INDEX forum_post_documents_words SET (fastupdate = off);
--> statement-breakpoint

-- The rest carry what they are searched by in a column of their own, which only the search reads.
ALTER TABLE forum_categories ADD COLUMN search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(name, description)) STORED;
--> statement-breakpoint
ALTER TABLE forum_comments ADD COLUMN search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(NULL, content)) STORED;
--> statement-breakpoint
ALTER TABLE projects ADD COLUMN search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(title, description || ' ' || CASE category
    WHEN 'infrastructure' THEN 'Infraestructura' WHEN 'education' THEN 'Educación' WHEN 'events' THEN 'Eventos'
    WHEN 'technology' THEN 'Tecnología' WHEN 'sustainability' THEN 'Sostenibilidad' ELSE '' END)) STORED;
--> statement-breakpoint
ALTER TABLE events ADD COLUMN search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(title, description || ' ' || coalesce(category, '') || ' ' || coalesce(location, '')
    || ' ' || es_list(speakers) || ' ' || es_list(topics))) STORED;
--> statement-breakpoint
ALTER TABLE news ADD COLUMN search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(title, excerpt || ' ' || content)) STORED;
--> statement-breakpoint
-- What every member may see of another; never e-mail or phone, which their owner can hide.
ALTER TABLE users ADD COLUMN search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(first_name || ' ' || last_name || ' ' || coalesce(company, ''),
    coalesce(position, '') || ' ' || coalesce(location, '') || ' ' || coalesce(bio, ''))) STORED;
--> statement-breakpoint
CREATE INDEX forum_comments_words ON forum_comments USING gin (search_document) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX forum_comments_recent ON forum_comments (created_at, id);
--> statement-breakpoint
CREATE INDEX projects_words ON projects USING gin (search_document) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX events_words ON events USING gin (search_document) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX news_words ON news USING gin (search_document) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX users_words ON users USING gin (search_document) WITH (fastupdate = off);
--> statement-breakpoint
CREATE TRIGGER forum_category_words AFTER INSERT OR UPDATE OF name, description ON forum_categories
  FOR EACH ROW EXECUTE FUNCTION search_learn_row('name', 'description');
--> statement-breakpoint
CREATE TRIGGER forum_comment_words AFTER INSERT OR UPDATE OF content ON forum_comments
  FOR EACH ROW EXECUTE FUNCTION search_learn_row('content');
--> statement-breakpoint
CREATE TRIGGER project_words AFTER INSERT OR UPDATE OF title, description ON projects
  FOR EACH ROW EXECUTE FUNCTION search_learn_row('title', 'description');
--> statement-breakpoint
CREATE TRIGGER event_words
  AFTER INSERT OR UPDATE OF title, description, category, location, speakers, topics ON events
  FOR EACH ROW
  EXECUTE FUNCTION search_learn_row('title', 'description', 'category', 'location', 'speakers', 'topics');
--> statement-breakpoint
CREATE TRIGGER news_words AFTER INSERT OR UPDATE OF title, excerpt, content ON news
  FOR EACH ROW EXECUTE FUNCTION search_learn_row('title', 'excerpt', 'content');
--> statement-breakpoint
CREATE TRIGGER member_words
  AFTER INSERT OR UPDATE OF first_name, last_name, company, position, location, bio ON users
  FOR EACH ROW
  EXECUTE FUNCTION search_learn_row('first_name', 'last_name', 'company', 'position', 'location', 'bio');
--> statement-breakpoint

-- What was there before.
INSERT INTO forum_post_documents (post_id, category_id, created_at, document)
SELECT id, category_id, created_at, es_document(title, content) FROM forum_posts WHERE is_published;
--> statement-breakpoint
SELECT search_learn(text) FROM (
  SELECT name || ' ' || coalesce(description, '') FROM forum_categories
  UNION ALL SELECT title || ' ' || content FROM forum_posts WHERE is_published
  UNION ALL SELECT content FROM forum_comments
  UNION ALL SELECT title || ' ' || description FROM projects
  UNION ALL SELECT concat_ws(' ', title, description, category, location, es_list(speakers), es_list(topics)) FROM events
  UNION ALL SELECT title || ' ' || excerpt || ' ' || content FROM news
  UNION ALL SELECT concat_ws(' ', first_name, last_name, company, position, location, bio) FROM users
) AS existing (text);
