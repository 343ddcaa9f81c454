-- Live delivery to every open window, also when a notification only adds to an unread one.
CREATE OR REPLACE FUNCTION publish_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(
    'portal',
    json_build_object(
      'topic', 'member:' || NEW.user_id, 'message', json_build_object('kind', 'notification', 'id', NEW.id)
    )::text
  );
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notifications_changed AFTER INSERT OR UPDATE OF count ON notifications
  FOR EACH ROW EXECUTE FUNCTION publish_notification();
