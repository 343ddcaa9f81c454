ALTER TABLE "notifications" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_id");
--> statement-breakpoint

-- Words that were learned from people who left. Whether a word is still in use is looked up under its stem; of many texts
-- with that stem only some are read, and a word that is dropped too early is learned again.
CREATE FUNCTION search_is_used(word text, stem text) RETURNS boolean LANGUAGE sql STABLE AS $$
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
--> statement-breakpoint
CREATE FUNCTION search_forget(value text) RETURNS void LANGUAGE sql VOLATILE AS $$
  DELETE FROM search_words AS known USING (
    SELECT DISTINCT token.word FROM unnest(string_to_array(es_fold(value), ' ')) AS token (word)
  ) AS gone WHERE known.word = gone.word AND NOT search_is_used(known.word, known.stem)
$$;
--> statement-breakpoint
DELETE FROM search_words WHERE NOT search_is_used(word, stem);
--> statement-breakpoint

-- A term of the directory that nobody has any more is no longer there, with its label: it may be the name of who left.
CREATE OR REPLACE FUNCTION member_count_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Nobody else's changes are seen here: they are gone before they are committed.
  IF NOT EXISTS (SELECT FROM member_term_changes) THEN RETURN NULL; END IF;
  -- Whoever commits at the same time waits here.
  UPDATE member_terms SET version = version + 1 WHERE term = '';
  WITH change AS (
    DELETE FROM member_term_changes RETURNING term, label, members
  ), tally AS (
    SELECT term, sum(members) AS members, (array_agg(label ORDER BY octet_length(label) DESC NULLS LAST))[1] AS label
    FROM change GROUP BY term HAVING sum(members) <> 0
  ), unused AS (
    DELETE FROM member_terms AS counted USING tally
    WHERE counted.term = tally.term AND counted.term <> '' AND counted.members + tally.members = 0
    RETURNING counted.term
  ), known AS (
    UPDATE member_terms AS counted SET members = counted.members + tally.members,
      -- Whoever leaves out the accents does not decide how it is written.
      label = CASE WHEN octet_length(tally.label) > octet_length(counted.label) THEN tally.label ELSE counted.label END
    FROM tally WHERE counted.term = tally.term AND (counted.term = '' OR counted.members + tally.members <> 0)
    RETURNING counted.term
  )
  INSERT INTO member_terms (term, label, members)
  SELECT term, label, members FROM tally
  WHERE NOT EXISTS (SELECT FROM known WHERE known.term = tally.term)
    AND NOT EXISTS (SELECT FROM unused WHERE unused.term = tally.term);
  RETURN NULL;
END $$;
--> statement-breakpoint
DELETE FROM member_terms WHERE members = 0 AND term <> '';
