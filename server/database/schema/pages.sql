-- Cache invalidation: every process keeps the pages that visitors see, and drops them when one of these tables changes,
-- whoever changes it. Seats count: a trigger on registrations updates the event. One statement, one notification; those
-- of a transaction are collapsed into one.
CREATE OR REPLACE FUNCTION publish_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('portal', '{"topic": "pages"}');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER site_settings_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER news_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON news
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER events_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER event_speakers_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_speakers
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER legal_versions_shown AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON legal_versions
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

-- A draft shows nothing: only what changes in public counts.
CREATE OR REPLACE TRIGGER content_items_shown AFTER UPDATE ON content_items FOR EACH ROW
  WHEN (OLD.published IS DISTINCT FROM NEW.published OR OLD.slug IS DISTINCT FROM NEW.slug)
  EXECUTE FUNCTION publish_page_change();

CREATE OR REPLACE TRIGGER content_items_added AFTER INSERT OR DELETE OR TRUNCATE ON content_items
  FOR EACH STATEMENT EXECUTE FUNCTION publish_page_change();

-- Cached pages show these; the rest of a picture never changes.
CREATE OR REPLACE TRIGGER media_items_shown AFTER UPDATE ON media_items FOR EACH ROW
  WHEN (NEW.audience = 'public' AND (OLD.alt, OLD.focal_x, OLD.focal_y, OLD.has_avif)
    IS DISTINCT FROM (NEW.alt, NEW.focal_x, NEW.focal_y, NEW.has_avif))
  EXECUTE FUNCTION publish_page_change();
