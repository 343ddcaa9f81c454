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
