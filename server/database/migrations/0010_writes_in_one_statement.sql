-- schema/functions.sql
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

-- schema/account-deletion.sql
-- Writes that race with the deletion of their author's account. The deletion waits for those that came before it, which
-- share the row of the user, and removes what they wrote; the trigger refuses those that come after it.
CREATE OR REPLACE FUNCTION refuse_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid;
  deleted timestamptz;
BEGIN
  -- Not EXECUTE: it would be planned with every row.
  CASE TG_ARGV[0]
    WHEN 'author_id' THEN person := NEW.author_id;
    WHEN 'created_by' THEN person := NEW.created_by;
    WHEN 'reader_id' THEN person := NEW.reader_id;
    WHEN 'reporter_id' THEN person := NEW.reporter_id;
    WHEN 'requester_id' THEN person := NEW.requester_id;
    WHEN 'sender_id' THEN person := NEW.sender_id;
    WHEN 'user_id' THEN person := NEW.user_id;
  END CASE;
  SELECT deleted_at INTO deleted FROM users WHERE id = person FOR KEY SHARE;
  IF deleted IS NOT NULL THEN
    RAISE EXCEPTION 'a deleted account writes nothing'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deleted_user_writes';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON account_tokens
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON connections
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('requester_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON consents
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON contact_reads
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('reader_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON event_registrations
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON event_subscribers
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON events
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('created_by');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON external_identities
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON forum_comments
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('author_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON forum_post_likes
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON forum_posts
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('author_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON forum_reports
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('reporter_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON idempotency_keys
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON known_browsers
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON login_challenges
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON message_reports
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('reporter_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('sender_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON notification_preferences
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON passkeys
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON profile_reports
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('reporter_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON project_participants
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON recovery_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON totp_secrets
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON user_skills
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');

-- Others who reach a person in the moment of the deletion: a block or a request is refused as for anybody who is not there,
-- and a notification, which names somebody, is discarded.
CREATE OR REPLACE FUNCTION refuse_deleted_receiver() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = NEW.receiver_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a deleted account is not there'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deleted_user_changes';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refuse_deleted_receiver AFTER INSERT ON connections
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_receiver();

CREATE OR REPLACE FUNCTION discard_deleted_user_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id IN (NEW.user_id, NEW.about_id) AND deleted_at IS NOT NULL) THEN
    DELETE FROM notifications WHERE id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER discard_deleted_user_notification AFTER INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION discard_deleted_user_notification();

-- An anonymized row stays as it is: a change that waited for the deletion would bring back a name or an address.
CREATE OR REPLACE FUNCTION refuse_deleted_user_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a deleted account does not change'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'deleted_user_changes';
END $$;

CREATE OR REPLACE TRIGGER refuse_deleted_user_change BEFORE UPDATE ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL) EXECUTE FUNCTION refuse_deleted_user_change();

-- schema/forum.sql
-- Denormalized counters, kept by triggers in the transaction of what they count, whatever adds or removes it: a call, a
-- cascade, a bulk load. Deadlock-free: rows are locked in id order.

CREATE OR REPLACE FUNCTION forum_count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM forum_posts WHERE id IN (SELECT post_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE forum_posts AS post SET likes = post.likes + tally.change
  FROM (
    SELECT post_id, count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS change FROM changed GROUP BY post_id
  ) AS tally
  WHERE post.id = tally.post_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_likes_added AFTER INSERT ON forum_post_likes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_likes();

CREATE OR REPLACE TRIGGER forum_likes_removed AFTER DELETE ON forum_post_likes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_likes();

-- Tombstones (deleted comments that were answered) have a counter of their own: the list shows them too, and its total is
-- the sum of both.
CREATE OR REPLACE FUNCTION forum_count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM forum_posts WHERE id IN (SELECT post_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE forum_posts AS post SET
    comments_count = post.comments_count + tally.comments,
    tombstone_count = post.tombstone_count + tally.tombstones
  FROM (
    SELECT post_id,
      count(*) FILTER (WHERE deleted_at IS NULL) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS comments,
      count(*) FILTER (WHERE deleted_at IS NOT NULL) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS tombstones
    FROM changed GROUP BY post_id
  ) AS tally
  WHERE post.id = tally.post_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_comments_added AFTER INSERT ON forum_comments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_comments();

CREATE OR REPLACE TRIGGER forum_comments_removed AFTER DELETE ON forum_comments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_comments();

CREATE OR REPLACE FUNCTION forum_count_deleted_comment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END;
BEGIN
  UPDATE forum_posts SET comments_count = comments_count + change, tombstone_count = tombstone_count - change
  WHERE id = NEW.post_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_comment_deleted AFTER UPDATE OF deleted_at ON forum_comments
  FOR EACH ROW WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION forum_count_deleted_comment();

CREATE OR REPLACE FUNCTION forum_count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM forum_categories
  WHERE id IN (SELECT category_id FROM changed WHERE is_published) ORDER BY id FOR NO KEY UPDATE;
  UPDATE forum_categories AS category SET posts_count = category.posts_count + tally.change
  FROM (
    SELECT category_id, count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS change
    FROM changed WHERE is_published GROUP BY category_id
  ) AS tally
  WHERE category.id = tally.category_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_posts_added AFTER INSERT ON forum_posts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_posts();

CREATE OR REPLACE TRIGGER forum_posts_removed AFTER DELETE ON forum_posts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_posts();

CREATE OR REPLACE FUNCTION forum_count_moved_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM forum_categories WHERE id IN (OLD.category_id, NEW.category_id) ORDER BY id FOR NO KEY UPDATE;
  IF OLD.is_published THEN
    UPDATE forum_categories SET posts_count = posts_count - 1 WHERE id = OLD.category_id;
  END IF;
  IF NEW.is_published THEN
    UPDATE forum_categories SET posts_count = posts_count + 1 WHERE id = NEW.category_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forum_post_moved AFTER UPDATE OF category_id, is_published ON forum_posts
  FOR EACH ROW WHEN ((OLD.category_id, OLD.is_published) IS DISTINCT FROM (NEW.category_id, NEW.is_published))
  EXECUTE FUNCTION forum_count_moved_post();

-- A new post has neither likes nor comments, whatever its row says: their own rows bring them.
CREATE OR REPLACE FUNCTION forum_reset_counters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.likes := 0;
  NEW.comments_count := 0;
  NEW.tombstone_count := 0;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER forum_post_counters_reset BEFORE INSERT ON forum_posts
  FOR EACH ROW EXECUTE FUNCTION forum_reset_counters();

-- A reply belongs to the thread of its parent, and to the same post; a tombstone is not answered. The post's row is locked by
-- then, and the look-up sees what was committed meanwhile: of a reply and the deletion of its parent, one comes first.
CREATE OR REPLACE FUNCTION forum_join_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.parent_id IS NULL THEN
    NEW.root_id := NEW.id;
    NEW.thread_at := NEW.created_at;
  ELSE
    SELECT parent.root_id, parent.thread_at INTO NEW.root_id, NEW.thread_at
    FROM forum_comments AS parent
    WHERE parent.id = NEW.parent_id AND parent.post_id = NEW.post_id AND parent.deleted_at IS NULL;
    IF NOT FOUND THEN
      RAISE foreign_key_violation
        USING MESSAGE = 'a comment answers one of the same post that was not deleted', CONSTRAINT = 'forum_comments_same_post';
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER forum_comment_joins_thread BEFORE INSERT ON forum_comments
  FOR EACH ROW EXECUTE FUNCTION forum_join_thread();

-- schema/search.sql
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
