-- Generated columns that only the search reads. Not in the Drizzle schema, where `select()` and `returning()` would read
-- them with every row of a user, a comment or an event. IF NOT EXISTS leaves a changed expression to the migration.

ALTER TABLE forum_categories ADD COLUMN IF NOT EXISTS search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(name, description)) STORED;

ALTER TABLE forum_comments ADD COLUMN IF NOT EXISTS search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(NULL, content)) STORED;

ALTER TABLE projects ADD COLUMN IF NOT EXISTS search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(title, description || ' ' || CASE category
    WHEN 'infrastructure' THEN 'Infraestructura' WHEN 'education' THEN 'Educación' WHEN 'events' THEN 'Eventos'
    WHEN 'technology' THEN 'Tecnología' WHEN 'sustainability' THEN 'Sostenibilidad' ELSE '' END)) STORED;

ALTER TABLE events ADD COLUMN IF NOT EXISTS search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(title, description || ' ' || coalesce(category, '') || ' ' || coalesce(location, '')
    || ' ' || es_list(speakers) || ' ' || es_list(topics))) STORED;

ALTER TABLE news ADD COLUMN IF NOT EXISTS search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(title, excerpt || ' ' || content)) STORED;

-- What every member may see of another; never e-mail or phone, which their owner can hide.
ALTER TABLE users ADD COLUMN IF NOT EXISTS search_document tsvector NOT NULL
  GENERATED ALWAYS AS (es_document(first_name || ' ' || last_name || ' ' || coalesce(company, ''),
    coalesce(position, '') || ' ' || coalesce(location, '') || ' ' || coalesce(bio, ''))) STORED;

-- Without fastupdate: a list of pending entries would slow down every search.
CREATE INDEX IF NOT EXISTS forum_comments_words ON forum_comments USING gin (search_document) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS projects_words ON projects USING gin (search_document) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS events_words ON events USING gin (search_document) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS news_words ON news USING gin (search_document) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS users_words ON users USING gin (search_document) WITH (fastupdate = off);

-- Adds the words of a text to the vocabulary. Deadlock-free: new words are inserted in order. Most are known, and are looked
-- up in byte order, which takes a fraction of comparing by the alphabet.
CREATE OR REPLACE FUNCTION index_vocabulary(value text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_vocabulary (word, stem)
  SELECT fresh.word, lexemes[1]
  FROM (
    SELECT DISTINCT token.word COLLATE "C" AS word FROM unnest(string_to_array(es_fold(value), ' ')) AS token (word)
    WHERE token.word ~ '^[a-z]{2,30}$'
      AND NOT EXISTS (SELECT FROM search_vocabulary AS known WHERE known.word COLLATE "C" = token.word)
  ) AS fresh, ts_lexize('spanish_stem', es_endings(fresh.word)) AS lexemes
  WHERE cardinality(lexemes) > 0
  ORDER BY fresh.word
  ON CONFLICT DO NOTHING;
END $$;

-- For the columns that the trigger names.
CREATE OR REPLACE FUNCTION index_row_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_vocabulary((SELECT string_agg(to_jsonb(NEW) ->> name, ' ') FROM unnest(TG_ARGV) AS name));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_category_words AFTER INSERT OR UPDATE OF name, description ON forum_categories
  FOR EACH ROW EXECUTE FUNCTION index_row_vocabulary('name', 'description');

-- Without the detour over JSON, which would print the row's search document too: comments are written most often.
CREATE OR REPLACE FUNCTION forum_index_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_vocabulary(NEW.content);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_comment_words AFTER INSERT OR UPDATE OF content ON forum_comments
  FOR EACH ROW EXECUTE FUNCTION forum_index_comment();

CREATE OR REPLACE TRIGGER project_words AFTER INSERT OR UPDATE OF title, description ON projects
  FOR EACH ROW EXECUTE FUNCTION index_row_vocabulary('title', 'description');

CREATE OR REPLACE TRIGGER event_words
  AFTER INSERT OR UPDATE OF title, description, category, location, speakers, topics ON events
  FOR EACH ROW
  EXECUTE FUNCTION index_row_vocabulary('title', 'description', 'category', 'location', 'speakers', 'topics');

CREATE OR REPLACE TRIGGER news_words AFTER INSERT OR UPDATE OF title, excerpt, content ON news
  FOR EACH ROW EXECUTE FUNCTION index_row_vocabulary('title', 'excerpt', 'content');

CREATE OR REPLACE TRIGGER member_words
  AFTER INSERT OR UPDATE OF first_name, last_name, company, position, location, bio ON users
  FOR EACH ROW
  EXECUTE FUNCTION index_row_vocabulary('first_name', 'last_name', 'company', 'position', 'location', 'bio');

-- Posts have their documents in a table of their own; only what is published is in it.
CREATE OR REPLACE FUNCTION forum_index_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_published THEN
    PERFORM index_vocabulary(NEW.title || ' ' || NEW.content);
    INSERT INTO forum_post_documents (post_id, category_id, created_at, document)
    VALUES (NEW.id, NEW.category_id, NEW.created_at, es_document(NEW.title, NEW.content))
    ON CONFLICT (post_id) DO UPDATE
    SET category_id = EXCLUDED.category_id, created_at = EXCLUDED.created_at, document = EXCLUDED.document;
  ELSE
    DELETE FROM forum_post_documents WHERE post_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_post_indexed
  AFTER INSERT OR UPDATE OF title, content, category_id, is_published, created_at ON forum_posts
  FOR EACH ROW EXECUTE FUNCTION forum_index_post();

-- Whether a word of the vocabulary is still in use, looked up under its stem. Of many texts with that stem only some are
-- read: a word that is dropped too early is indexed again.
CREATE OR REPLACE FUNCTION is_word_in_use(word text, stem text) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH found AS (
    (SELECT concat_ws(' ', first_name, last_name, company, position, location, bio) AS text FROM users
      WHERE search_document @@ stem::tsquery LIMIT 200)
    UNION ALL (SELECT title || ' ' || content FROM forum_post_documents JOIN forum_posts ON id = post_id
      WHERE document @@ stem::tsquery LIMIT 200)
    UNION ALL (SELECT content FROM forum_comments WHERE search_document @@ stem::tsquery LIMIT 200)
    UNION ALL (SELECT name || ' ' || coalesce(description, '') FROM forum_categories
      WHERE search_document @@ stem::tsquery LIMIT 200)
    UNION ALL (SELECT title || ' ' || description FROM projects WHERE search_document @@ stem::tsquery LIMIT 200)
    UNION ALL (SELECT concat_ws(' ', title, description, category, location, es_list(speakers), es_list(topics)) FROM events
      WHERE search_document @@ stem::tsquery LIMIT 200)
    UNION ALL (SELECT concat_ws(' ', title, excerpt, content) FROM news WHERE search_document @@ stem::tsquery LIMIT 200)
  )
  SELECT EXISTS (SELECT FROM found WHERE ' ' || es_fold(text) || ' ' LIKE '% ' || word || ' %')
$$;

-- Drops the words of a text from the vocabulary that no other text uses: they may be the name of somebody who left.
CREATE OR REPLACE FUNCTION prune_vocabulary(value text) RETURNS void LANGUAGE sql VOLATILE AS $$
  DELETE FROM search_vocabulary AS known USING (
    SELECT DISTINCT token.word FROM unnest(string_to_array(es_fold(value), ' ')) AS token (word)
  ) AS gone WHERE known.word = gone.word AND NOT is_word_in_use(known.word, known.stem)
$$;
