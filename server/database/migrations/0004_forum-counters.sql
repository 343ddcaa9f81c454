-- Counters change in the transaction of what they count, whatever adds or removes it: a call, a cascade, a loader.
-- Rows are locked in the order of their ids, so that no two transactions wait for each other in a circle.

CREATE FUNCTION forum_count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM forum_posts WHERE id IN (SELECT post_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE forum_posts AS post SET likes = post.likes + tally.change
  FROM (
    SELECT post_id, count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS change FROM changed GROUP BY post_id
  ) AS tally
  WHERE post.id = tally.post_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forum_likes_added AFTER INSERT ON forum_post_likes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_likes();
--> statement-breakpoint
CREATE TRIGGER forum_likes_removed AFTER DELETE ON forum_post_likes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_likes();
--> statement-breakpoint

-- A deleted comment that only holds its place is not counted.
CREATE FUNCTION forum_count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM forum_posts
  WHERE id IN (SELECT post_id FROM changed WHERE deleted_at IS NULL) ORDER BY id FOR NO KEY UPDATE;
  UPDATE forum_posts AS post SET comments_count = post.comments_count + tally.change
  FROM (
    SELECT post_id, count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS change
    FROM changed WHERE deleted_at IS NULL GROUP BY post_id
  ) AS tally
  WHERE post.id = tally.post_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forum_comments_added AFTER INSERT ON forum_comments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_comments();
--> statement-breakpoint
CREATE TRIGGER forum_comments_removed AFTER DELETE ON forum_comments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_comments();
--> statement-breakpoint
CREATE FUNCTION forum_count_deleted_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE forum_posts SET comments_count = comments_count + CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END
  WHERE id = NEW.post_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forum_comment_deleted AFTER UPDATE OF deleted_at ON forum_comments
  FOR EACH ROW WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION forum_count_deleted_comment();
--> statement-breakpoint

CREATE FUNCTION forum_count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER forum_posts_added AFTER INSERT ON forum_posts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_posts();
--> statement-breakpoint
CREATE TRIGGER forum_posts_removed AFTER DELETE ON forum_posts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forum_count_posts();
--> statement-breakpoint
CREATE FUNCTION forum_count_moved_post() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER forum_post_moved AFTER UPDATE OF category_id, is_published ON forum_posts
  FOR EACH ROW WHEN ((OLD.category_id, OLD.is_published) IS DISTINCT FROM (NEW.category_id, NEW.is_published))
  EXECUTE FUNCTION forum_count_moved_post();
--> statement-breakpoint

-- A new post has neither likes nor comments, whatever its row says: their own rows bring them.
CREATE FUNCTION forum_start_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.likes := 0;
  NEW.comments_count := 0;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER forum_post_started BEFORE INSERT ON forum_posts
  FOR EACH ROW EXECUTE FUNCTION forum_start_post();
--> statement-breakpoint

-- An answer belongs to the thread of what it answers, and to the same post.
CREATE FUNCTION forum_join_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.parent_id IS NULL THEN
    NEW.root_id := NEW.id;
    NEW.thread_at := NEW.created_at;
  ELSE
    SELECT parent.root_id, parent.thread_at INTO NEW.root_id, NEW.thread_at
    FROM forum_comments AS parent WHERE parent.id = NEW.parent_id AND parent.post_id = NEW.post_id;
    IF NOT FOUND THEN
      RAISE foreign_key_violation
        USING MESSAGE = 'a comment answers one of the same post', CONSTRAINT = 'forum_comments_same_post';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER forum_comment_joins_thread BEFORE INSERT ON forum_comments
  FOR EACH ROW EXECUTE FUNCTION forum_join_thread();
--> statement-breakpoint

-- What was there before.
WITH RECURSIVE thread AS (
  SELECT id, id AS root_id, created_at AS thread_at FROM forum_comments WHERE parent_id IS NULL
  UNION ALL
  SELECT answer.id, thread.root_id, thread.thread_at
  FROM forum_comments AS answer JOIN thread ON answer.parent_id = thread.id
)
UPDATE forum_comments AS comment SET root_id = thread.root_id, thread_at = thread.thread_at
FROM thread WHERE comment.id = thread.id;
--> statement-breakpoint
UPDATE forum_posts AS post SET
  likes = (SELECT count(*) FROM forum_post_likes WHERE post_id = post.id),
  comments_count = (SELECT count(*) FROM forum_comments WHERE post_id = post.id);
--> statement-breakpoint
UPDATE forum_categories AS category SET
  posts_count = (SELECT count(*) FROM forum_posts WHERE category_id = category.id AND is_published);
