-- Whatever changes between two people, by whatever call or cascade, both hear of it and look again.

create function announce_connection_change() returns trigger language plpgsql as $$
declare
  pair connections := coalesce(new, old);
  person uuid;
begin
  foreach person in array array[pair.requester_id, pair.receiver_id] loop
    perform pg_notify(
      'portal',
      json_build_object('topic', 'member:' || person, 'news', json_build_object('kind', 'connection'))::text
    );
  end loop;
  return null;
end $$;
--> statement-breakpoint
create trigger connections_changed after insert or update or delete on connections
  for each row execute function announce_connection_change();
