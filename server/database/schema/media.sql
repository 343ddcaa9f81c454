-- References of the content's JSON as rows, so that a foreign key holds them: every `imageId` of the draft and of what
-- is published.
CREATE OR REPLACE FUNCTION refer_content_images() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  referred uuid[] := array(
    SELECT DISTINCT (value #>> '{}')::uuid
    FROM (VALUES (NEW.draft), (NEW.published)) AS content (fields),
      jsonb_path_query(fields, 'strict $.**.imageId ? (@.type() == "string" && @ != "")') AS value);
BEGIN
  DELETE FROM content_images WHERE item_id = NEW.id AND media_id <> ALL (referred);
  INSERT INTO content_images (item_id, media_id) SELECT NEW.id, unnest(referred) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER content_items_refer_images AFTER INSERT OR UPDATE OF draft, published ON content_items
  FOR EACH ROW EXECUTE FUNCTION refer_content_images();

-- Reports of earlier versions kept the pictures without their words: those of today are the nearest.
UPDATE forum_report_images AS kept SET alt = media.alt FROM media_items AS media
WHERE media.id = kept.media_id AND kept.alt IS NULL;
