-- Seats are counted by a trigger: whatever adds or removes a registration, an account's deletion included, keeps the
-- count, and the check on the event refuses one seat too many.
CREATE OR REPLACE FUNCTION event_count_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'confirmed' THEN
    UPDATE events SET registered_count = registered_count - 1 WHERE id = OLD.event_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'confirmed' THEN
    UPDATE events SET registered_count = registered_count + 1 WHERE id = NEW.event_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER event_seats_counted
  AFTER INSERT OR DELETE OR UPDATE OF status, event_id ON event_registrations
  FOR EACH ROW EXECUTE FUNCTION event_count_seats();
