-- schema/*.ts
CREATE TABLE "event_groups" (
	"type" text NOT NULL,
	"category" varchar(100) NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "event_groups_type_category_pk" PRIMARY KEY("type","category"),
	CONSTRAINT "event_groups_amount" CHECK ("event_groups"."amount" >= 0)
);

DROP INDEX "events_published_groups";

-- schema/event-groups.sql
-- Published events are counted by type and category for the public list, which would otherwise read all of them.
CREATE OR REPLACE FUNCTION event_count_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Both groups in one order: two events that swap theirs would wait for each other.
    PERFORM FROM event_groups
      WHERE (type, category) IN ((OLD.type, coalesce(OLD.category, '')), (NEW.type, coalesce(NEW.category, '')))
      ORDER BY type, category FOR UPDATE;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.publication = 'published' THEN
    UPDATE event_groups SET amount = amount - 1 WHERE type = OLD.type AND category = coalesce(OLD.category, '');
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.publication = 'published' THEN
    INSERT INTO event_groups AS kept (type, category, amount) VALUES (NEW.type, coalesce(NEW.category, ''), 1)
    ON CONFLICT (type, category) DO UPDATE SET amount = kept.amount + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER event_groups_counted
  AFTER INSERT OR DELETE OR UPDATE OF type, category, publication ON events
  FOR EACH ROW EXECUTE FUNCTION event_count_groups();

-- Data of earlier versions; no event changes meanwhile, since the trigger above locks the table.
INSERT INTO event_groups (type, category, amount)
SELECT type, coalesce(category, ''), count(*) FROM events WHERE publication = 'published' GROUP BY 1, 2;
