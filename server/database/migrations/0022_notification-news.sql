-- Whoever is told something hears of it in every open window, also when it only adds to a notice that was there.

create function announce_notification() returns trigger language plpgsql as $$
begin
  perform pg_notify(
    'portal',
    json_build_object(
      'topic', 'member:' || new.user_id, 'news', json_build_object('kind', 'notification', 'id', new.id)
    )::text
  );
  return null;
end $$;
--> statement-breakpoint
create trigger notifications_told after insert or update of count on notifications
  for each row execute function announce_notification();
