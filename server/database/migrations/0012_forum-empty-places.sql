ALTER TABLE "forum_posts" ADD COLUMN "empty_places" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_empty_places" CHECK ("forum_posts"."empty_places" >= 0);--> statement-breakpoint

-- The list of a post's comments shows the empty places too: its total is the sum of both counters.
CREATE OR REPLACE FUNCTION forum_count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM forum_posts WHERE id IN (SELECT post_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE forum_posts AS post SET
    comments_count = post.comments_count + tally.comments,
    empty_places = post.empty_places + tally.places
  FROM (
    SELECT post_id,
      count(*) FILTER (WHERE deleted_at IS NULL) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS comments,
      count(*) FILTER (WHERE deleted_at IS NOT NULL) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS places
    FROM changed GROUP BY post_id
  ) AS tally
  WHERE post.id = tally.post_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forum_count_deleted_comment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END;
BEGIN
  UPDATE forum_posts SET comments_count = comments_count + change, empty_places = empty_places - change
  WHERE id = NEW.post_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forum_start_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.likes := 0;
  NEW.comments_count := 0;
  NEW.empty_places := 0;
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE forum_posts AS post SET empty_places = tally.places
FROM (SELECT post_id, count(*) AS places FROM forum_comments WHERE deleted_at IS NOT NULL GROUP BY post_id) AS tally
WHERE post.id = tally.post_id;
