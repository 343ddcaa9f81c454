-- While release 0.2.0 may run beside this one, its three tables hold the rows of `reports`: what either release writes, a
-- trigger writes on the other side. Only for outermost statements, since cascades reach both sides by foreign keys of their own.
CREATE OR REPLACE VIEW former_reports AS
  SELECT id, subject AS kind, subject_id, author_id,
    jsonb_build_object('author', jsonb_build_object('firstName', author_first_name, 'lastName', author_last_name),
      'title', title, 'text', content) AS snapshot,
    NULL::varchar AS photo_hash, reporter_id, reason, details, status, resolved_by, resolved_at, decision_note, created_at
  FROM forum_reports
  UNION ALL
  SELECT id, 'message', message_id, sender_id,
    jsonb_build_object('author', jsonb_build_object('firstName', sender_first_name, 'lastName', sender_last_name),
      'text', body, 'sentAt', sent_at),
    NULL, reporter_id, reason, details, status, resolved_by, resolved_at, decision_note, created_at
  FROM message_reports
  UNION ALL
  SELECT id, 'profile', member_id, member_id,
    jsonb_build_object('author', jsonb_build_object('firstName', first_name, 'lastName', last_name), 'profile', profile),
    photo_hash, reporter_id, reason, details, status, resolved_by, resolved_at, decision_note, created_at
  FROM profile_reports;

CREATE OR REPLACE FUNCTION copy_former_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO reports (id, kind, subject_id, author_id, snapshot, photo_hash, reporter_id, reason, details, status,
      resolved_by, resolved_at, decision_note, created_at)
    SELECT * FROM former_reports WHERE id = NEW.id;
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE reports SET status = NEW.status, resolved_by = NEW.resolved_by, resolved_at = NEW.resolved_at,
      decision_note = NEW.decision_note WHERE id = NEW.id;
  ELSE
    DELETE FROM reports WHERE id = OLD.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION copy_report_to_former() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  author jsonb := NEW.snapshot -> 'author';
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM forum_reports WHERE id = OLD.id;
    DELETE FROM message_reports WHERE id = OLD.id;
    DELETE FROM profile_reports WHERE id = OLD.id;
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE forum_reports SET status = NEW.status, resolved_by = NEW.resolved_by, resolved_at = NEW.resolved_at,
      decision_note = NEW.decision_note WHERE id = NEW.id;
    UPDATE message_reports SET status = NEW.status, resolved_by = NEW.resolved_by, resolved_at = NEW.resolved_at,
      decision_note = NEW.decision_note WHERE id = NEW.id;
    UPDATE profile_reports SET status = NEW.status, resolved_by = NEW.resolved_by, resolved_at = NEW.resolved_at,
      decision_note = NEW.decision_note WHERE id = NEW.id;
  ELSIF NEW.kind = 'message' THEN
    INSERT INTO message_reports (id, message_id, body, sent_at, sender_id, sender_first_name, sender_last_name, reporter_id,
      reason, details, status, resolved_by, resolved_at, decision_note, created_at)
    VALUES (NEW.id, NEW.subject_id, NEW.snapshot ->> 'text', (NEW.snapshot ->> 'sentAt')::timestamptz, NEW.author_id,
      author ->> 'firstName', author ->> 'lastName', NEW.reporter_id, NEW.reason, NEW.details, NEW.status, NEW.resolved_by,
      NEW.resolved_at, NEW.decision_note, NEW.created_at)
    ON CONFLICT (id) DO NOTHING;
  ELSIF NEW.kind = 'profile' THEN
    INSERT INTO profile_reports (id, member_id, first_name, last_name, profile, photo_hash, reporter_id, reason, details,
      status, resolved_by, resolved_at, decision_note, created_at)
    VALUES (NEW.id, NEW.subject_id, author ->> 'firstName', author ->> 'lastName', NEW.snapshot -> 'profile', NEW.photo_hash,
      NEW.reporter_id, NEW.reason, NEW.details, NEW.status, NEW.resolved_by, NEW.resolved_at, NEW.decision_note,
      NEW.created_at)
    ON CONFLICT (id) DO NOTHING;
  ELSE
    INSERT INTO forum_reports (id, subject, subject_id, post_id, comment_id, title, content, author_id, author_first_name,
      author_last_name, reporter_id, reason, details, status, resolved_by, resolved_at, decision_note, created_at)
    VALUES (NEW.id, NEW.kind, NEW.subject_id, CASE NEW.kind WHEN 'post' THEN NEW.subject_id END,
      CASE NEW.kind WHEN 'comment' THEN NEW.subject_id END, NEW.snapshot ->> 'title', NEW.snapshot ->> 'text', NEW.author_id,
      author ->> 'firstName', author ->> 'lastName', NEW.reporter_id, NEW.reason, NEW.details, NEW.status, NEW.resolved_by,
      NEW.resolved_at, NEW.decision_note, NEW.created_at)
    ON CONFLICT (id) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION copy_report_image() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'report_images' THEN
    INSERT INTO forum_report_images (report_id, media_id, position, alt)
    VALUES (NEW.report_id, NEW.media_id, NEW.position, NEW.alt) ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO report_images (report_id, media_id, position, alt)
    VALUES (NEW.report_id, NEW.media_id, NEW.position, NEW.alt) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER copy_former_report AFTER INSERT OR UPDATE OR DELETE ON forum_reports
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION copy_former_report();
CREATE OR REPLACE TRIGGER copy_former_report AFTER INSERT OR UPDATE OR DELETE ON message_reports
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION copy_former_report();
CREATE OR REPLACE TRIGGER copy_former_report AFTER INSERT OR UPDATE OR DELETE ON profile_reports
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION copy_former_report();
CREATE OR REPLACE TRIGGER copy_report_to_former AFTER INSERT OR UPDATE OR DELETE ON reports
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION copy_report_to_former();
CREATE OR REPLACE TRIGGER copy_report_image AFTER INSERT ON forum_report_images
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION copy_report_image();
CREATE OR REPLACE TRIGGER copy_report_image AFTER INSERT ON report_images
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION copy_report_image();

-- What is there, here and not in the migration: the triggers above lock the tables until it is carried over, and find it there.
INSERT INTO reports (id, kind, subject_id, author_id, snapshot, photo_hash, reporter_id, reason, details, status, resolved_by,
  resolved_at, decision_note, created_at)
SELECT * FROM former_reports WHERE id NOT IN (SELECT id FROM reports);
INSERT INTO report_images (report_id, media_id, position, alt)
SELECT report_id, media_id, position, alt FROM forum_report_images ON CONFLICT DO NOTHING;
