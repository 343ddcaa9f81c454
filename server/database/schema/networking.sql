-- Whatever changes a connection, a call or a cascade, both members are notified and read it again.
CREATE OR REPLACE FUNCTION publish_connection_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pair connections := coalesce(NEW, OLD);
  person uuid;
BEGIN
  FOREACH person IN ARRAY ARRAY[pair.requester_id, pair.receiver_id] LOOP
    PERFORM pg_notify(
      'portal',
      json_build_object('topic', 'member:' || person, 'message', json_build_object('kind', 'connection'))::text
    );
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER connections_changed AFTER INSERT OR UPDATE OR DELETE ON connections
  FOR EACH ROW EXECUTE FUNCTION publish_connection_change();
