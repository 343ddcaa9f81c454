-- schema/*.ts
ALTER TABLE "forum_posts" ADD COLUMN "shares_title" boolean DEFAULT false NOT NULL;
ALTER TABLE "forum_posts" ADD COLUMN "last_activity_at" timestamp with time zone DEFAULT now() NOT NULL;
UPDATE forum_posts AS post SET last_activity_at = greatest(post.created_at, (
  SELECT max(comment.created_at) FROM forum_comments AS comment
  WHERE comment.post_id = post.id AND comment.deleted_at IS NULL));
CREATE INDEX "forum_posts_by_activity" ON "forum_posts" USING btree ("is_pinned","last_activity_at","id") WHERE "forum_posts"."is_published";
CREATE INDEX "forum_posts_category_by_activity" ON "forum_posts" USING btree ("category_id","is_pinned","last_activity_at","id") WHERE "forum_posts"."is_published";

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

-- When a post last got an answer, for a comment that went: of those that are left, or of the post itself.
CREATE OR REPLACE FUNCTION forum_last_activity(post forum_posts) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT greatest(post.created_at, max(comment.created_at)) FROM forum_comments AS comment
  WHERE comment.post_id = post.id AND comment.deleted_at IS NULL
$$;

-- Tombstones (deleted comments that were answered) have a counter of their own: the list shows them too, and its total is
-- the sum of both.
CREATE OR REPLACE FUNCTION forum_count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM forum_posts WHERE id IN (SELECT post_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE forum_posts AS post SET
    comments_count = post.comments_count + tally.comments,
    tombstone_count = post.tombstone_count + tally.tombstones,
    last_activity_at = CASE TG_OP
      WHEN 'INSERT' THEN greatest(post.last_activity_at, tally.latest) ELSE forum_last_activity(post) END
  FROM (
    SELECT post_id,
      max(created_at) FILTER (WHERE deleted_at IS NULL) AS latest,
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
  UPDATE forum_posts AS post SET
    comments_count = comments_count + change, tombstone_count = tombstone_count - change,
    last_activity_at = forum_last_activity(post)
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

-- A new post has neither likes nor comments, whatever its row says: their own rows bring them, and its last activity.
CREATE OR REPLACE FUNCTION forum_reset_counters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.likes := 0;
  NEW.comments_count := 0;
  NEW.tombstone_count := 0;
  NEW.last_activity_at := NEW.created_at;
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
