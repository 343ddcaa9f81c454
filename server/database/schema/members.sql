-- Facets of a member. Two spellings of one skill are one.
CREATE OR REPLACE FUNCTION member_facet_labels(location text, skills text[]) RETURNS TABLE (term text, label text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  WITH facet (term, spelling) AS MATERIALIZED (
    SELECT '@' || es_order(location), location
    UNION ALL SELECT '#' || es_order(skill), skill FROM unnest(skills) AS skill
  )
  SELECT facet.term, min(facet.spelling) FROM facet WHERE length(facet.term) > 1 GROUP BY facet.term;
END;

-- The facets, and each skill together with the location: whatever the directory is filtered by is always one term.
CREATE OR REPLACE FUNCTION member_facet_terms(location text, skills text[]) RETURNS TABLE (term text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  WITH facet AS MATERIALIZED (SELECT each.term FROM member_facet_labels(location, skills) AS each)
  SELECT facet.term FROM facet
  UNION ALL
  SELECT skill.term || place.term FROM facet AS skill JOIN facet AS place ON skill.term ^@ '#' AND place.term ^@ '@';
END;

CREATE OR REPLACE FUNCTION member_document(names text, location text, skills text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(
    string_to_array(btrim(es_fold(names)), ' ')
    || ARRAY(SELECT facet.term FROM member_facet_terms(location, skills) AS facet));

-- Writes the directory entries of these members again, or deletes them.
CREATE OR REPLACE FUNCTION member_directory_refresh(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Serializes concurrent changes of one member: the later one reads what the earlier one wrote. Locks in id order.
  PERFORM 1 FROM users WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM member_directory AS entry WHERE entry.user_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM users WHERE id = entry.user_id AND suspended_at IS NULL);
  INSERT INTO member_directory AS entry (user_id, name_order, location, skills, document)
  SELECT member.id, es_order(member.first_name || ' ' || member.last_name), member.location, own.skills,
    member_document(concat_ws(' ', member.first_name, member.last_name, member.company), member.location, own.skills)
  FROM users AS member, LATERAL (
    SELECT ARRAY(
      SELECT skill FROM user_skills WHERE user_id = member.id
      ORDER BY array_position('{expert,advanced,intermediate,beginner}', level), skill
    ) AS skills
  ) AS own
  WHERE member.id = ANY (ids) AND member.suspended_at IS NULL
  ORDER BY member.id
  ON CONFLICT (user_id) DO UPDATE
  SET name_order = EXCLUDED.name_order, location = EXCLUDED.location, skills = EXCLUDED.skills,
    document = EXCLUDED.document
  WHERE (entry.name_order, entry.location, entry.skills, entry.document)
    IS DISTINCT FROM (EXCLUDED.name_order, EXCLUDED.location, EXCLUDED.skills, EXCLUDED.document);
END $$;

CREATE OR REPLACE FUNCTION member_directory_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM member_directory_refresh(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_enter_directory AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_directory_add();

CREATE OR REPLACE FUNCTION member_directory_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM member_directory_refresh(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_change_in_directory
  AFTER UPDATE OF first_name, last_name, company, location, suspended_at ON users FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.company, OLD.location, OLD.suspended_at)
    IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.company, NEW.location, NEW.suspended_at))
  EXECUTE FUNCTION member_directory_change();

CREATE OR REPLACE FUNCTION member_directory_change_skills() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM member_directory_refresh(ARRAY(SELECT DISTINCT user_id FROM changed));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER user_skills_added AFTER INSERT ON user_skills
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_directory_change_skills();

CREATE OR REPLACE TRIGGER user_skills_changed AFTER UPDATE ON user_skills
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_directory_change_skills();

CREATE OR REPLACE TRIGGER user_skills_removed AFTER DELETE ON user_skills
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_directory_change_skills();

CREATE OR REPLACE FUNCTION sync_member_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM member_facets WHERE user_id IN (SELECT user_id FROM changed);
  END IF;
  INSERT INTO member_facets (term, name_order, user_id)
  SELECT facet.term, changed.name_order, changed.user_id
  FROM changed CROSS JOIN LATERAL member_facet_terms(changed.location, changed.skills) AS facet;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER member_facets_inserted AFTER INSERT ON member_directory
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sync_member_facets();

CREATE OR REPLACE TRIGGER member_facets_updated AFTER UPDATE ON member_directory
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sync_member_facets();

-- The row of the total, for everybody in the directory.
INSERT INTO member_term_counts (term) VALUES ('') ON CONFLICT DO NOTHING;

-- Term counts: additions (1) and removals (-1) are queued in member_term_changes while a transaction runs, and applied
-- when it commits. The row lock on a shared count is then held for a moment, and no other lock is waited for meanwhile.
CREATE OR REPLACE FUNCTION queue_term_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := TG_ARGV[0];
BEGIN
  INSERT INTO member_term_changes (term, label, members)
  SELECT '', NULL, step * count(*) FROM changed HAVING count(*) > 0
  UNION ALL
  SELECT word.lexeme, max(facet.label), step * count(*)
  FROM changed CROSS JOIN LATERAL unnest(changed.document) AS word
    LEFT JOIN LATERAL member_facet_labels(changed.location, changed.skills) AS facet ON step > 0 AND facet.term = word.lexeme
  GROUP BY word.lexeme;
  RETURN NULL;
END $$;

-- A term that nobody has any more is deleted with its label: it may be the name of somebody who left.
CREATE OR REPLACE FUNCTION apply_term_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only this transaction's changes are visible: they are deleted before they are committed.
  IF NOT EXISTS (SELECT FROM member_term_changes) THEN RETURN NULL; END IF;
  -- Serializes concurrent commits.
  UPDATE member_term_counts SET version = version + 1 WHERE term = '';
  WITH change AS (
    DELETE FROM member_term_changes RETURNING term, label, members
  ), tally AS (
    SELECT term, sum(members) AS members, (array_agg(label ORDER BY octet_length(label) DESC NULLS LAST))[1] AS label
    FROM change GROUP BY term HAVING sum(members) <> 0
  ), unused AS (
    DELETE FROM member_term_counts AS counted USING tally
    WHERE counted.term = tally.term AND counted.term <> '' AND counted.members + tally.members = 0
    RETURNING counted.term
  ), known AS (
    UPDATE member_term_counts AS counted SET members = counted.members + tally.members,
      -- The spelling with accents wins: it has more bytes.
      label = CASE WHEN octet_length(tally.label) > octet_length(counted.label) THEN tally.label ELSE counted.label END
    FROM tally WHERE counted.term = tally.term AND (counted.term = '' OR counted.members + tally.members <> 0)
    RETURNING counted.term
  )
  INSERT INTO member_term_counts (term, label, members)
  SELECT term, label, members FROM tally
  WHERE NOT EXISTS (SELECT FROM known WHERE known.term = tally.term)
    AND NOT EXISTS (SELECT FROM unused WHERE unused.term = tally.term);
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS member_term_changes_applied ON member_term_changes;
CREATE CONSTRAINT TRIGGER member_term_changes_applied AFTER INSERT ON member_term_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.term = '') EXECUTE FUNCTION apply_term_changes();

CREATE OR REPLACE TRIGGER member_directory_terms_added AFTER INSERT ON member_directory
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_term_changes(1);

CREATE OR REPLACE TRIGGER member_directory_terms_removed AFTER DELETE ON member_directory
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_term_changes('-1');

CREATE OR REPLACE TRIGGER member_directory_terms_gained AFTER UPDATE ON member_directory
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_term_changes(1);

CREATE OR REPLACE TRIGGER member_directory_terms_lost AFTER UPDATE ON member_directory
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_term_changes('-1');
