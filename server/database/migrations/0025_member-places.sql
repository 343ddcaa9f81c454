CREATE TABLE "member_places" (
	"term" text COLLATE "C" NOT NULL,
	"name_order" text COLLATE "C" NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "member_places_term_name_order_user_id_pk" PRIMARY KEY("term","name_order","user_id")
);
--> statement-breakpoint
ALTER TABLE "member_places" ADD CONSTRAINT "member_places_user_id_member_directory_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member_directory"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_places_user" ON "member_places" USING btree ("user_id");--> statement-breakpoint
-- The facets of a member, and each skill together with the location: what people narrow the directory down by is always
-- one term.
CREATE FUNCTION member_facet_terms(location text, skills text[]) RETURNS TABLE (term text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  WITH facet AS MATERIALIZED (SELECT each.term FROM member_facets(location, skills) AS each)
  SELECT facet.term FROM facet
  UNION ALL
  SELECT skill.term || place.term FROM facet AS skill JOIN facet AS place ON skill.term ^@ '#' AND place.term ^@ '@';
END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION member_document(names text, location text, skills text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(
    string_to_array(btrim(es_fold(names)), ' ')
    || ARRAY(SELECT facet.term FROM member_facet_terms(location, skills) AS facet));
--> statement-breakpoint
CREATE FUNCTION member_take_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM member_places WHERE user_id IN (SELECT user_id FROM changed);
  END IF;
  INSERT INTO member_places (term, name_order, user_id)
  SELECT facet.term, changed.name_order, changed.user_id
  FROM changed CROSS JOIN LATERAL member_facet_terms(changed.location, changed.skills) AS facet;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_places_taken AFTER INSERT ON member_directory
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_take_places();
--> statement-breakpoint
CREATE TRIGGER member_places_changed AFTER UPDATE ON member_directory
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION member_take_places();
--> statement-breakpoint
-- What was there before. Each row is written anew, with its terms and places.
UPDATE member_directory SET document = member_document(
  concat_ws(' ', member.first_name, member.last_name, member.company), member_directory.location, member_directory.skills)
FROM users AS member WHERE member.id = member_directory.user_id;
