-- Every process remembers for a moment whose session is whose. These tell all of them what to forget.

create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('portal', json_build_object('topic', 'viewers', 'news', json_build_object('sid', old.sid))::text);
  return null;
end $$;
--> statement-breakpoint
-- What has expired ended by itself: pruning it is no news.
create trigger sessions_ended after delete or update of expire on sessions
  for each row when (old.expire > now()) execute function announce_session_end();
--> statement-breakpoint
create function announce_user_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('portal', json_build_object('topic', 'viewers', 'news', json_build_object('userId', old.id))::text);
  return null;
end $$;
--> statement-breakpoint
create trigger users_changed after delete or update on users
  for each row execute function announce_user_change();
