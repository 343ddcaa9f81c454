-- Writes that race with the deletion of their author's account. The deletion waits for those that came before it, which
-- share the row of the user, and removes what they wrote; the trigger refuses those that come after it.
CREATE OR REPLACE FUNCTION refuse_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid;
  deleted timestamptz;
BEGIN
  -- Not EXECUTE: it would be planned with every row.
  CASE TG_ARGV[0]
    WHEN 'author_id' THEN person := NEW.author_id;
    WHEN 'created_by' THEN person := NEW.created_by;
    WHEN 'reader_id' THEN person := NEW.reader_id;
    WHEN 'reporter_id' THEN person := NEW.reporter_id;
    WHEN 'requester_id' THEN person := NEW.requester_id;
    WHEN 'sender_id' THEN person := NEW.sender_id;
    WHEN 'uploaded_by' THEN person := NEW.uploaded_by;
    WHEN 'user_id' THEN person := NEW.user_id;
  END CASE;
  SELECT deleted_at INTO deleted FROM users WHERE id = person FOR KEY SHARE;
  IF deleted IS NOT NULL THEN
    RAISE EXCEPTION 'a deleted account writes nothing'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deleted_user_writes';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON account_tokens
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON connections
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('requester_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON consents
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON contact_reads
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('reader_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON event_registrations
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON event_subscribers
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON events
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('created_by');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON external_identities
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON forum_comments
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('author_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON forum_post_likes
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON forum_posts
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('author_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON forum_reports
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('reporter_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON idempotency_keys
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON known_browsers
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON login_challenges
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON media_items
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('uploaded_by');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON message_reports
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('reporter_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('sender_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON notification_preferences
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON passkeys
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON profile_reports
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('reporter_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON project_participants
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON recovery_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON reports
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('reporter_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON totp_secrets
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON unlinked_identities
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');
CREATE OR REPLACE TRIGGER refuse_deleted_user AFTER INSERT ON user_skills
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('user_id');

-- Others who reach a person in the moment of the deletion: a block or a request is refused as for anybody who is not there,
-- and a notification, which names somebody, is discarded.
CREATE OR REPLACE FUNCTION refuse_deleted_receiver() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = NEW.receiver_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a deleted account is not there'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deleted_user_changes';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER refuse_deleted_receiver AFTER INSERT ON connections
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_receiver();

CREATE OR REPLACE FUNCTION discard_deleted_user_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id IN (NEW.user_id, NEW.about_id) AND deleted_at IS NOT NULL) THEN
    DELETE FROM notifications WHERE id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER discard_deleted_user_notification AFTER INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION discard_deleted_user_notification();

-- An anonymized row stays as it is: a change that waited for the deletion would bring back a name or an address.
CREATE OR REPLACE FUNCTION refuse_deleted_user_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a deleted account does not change'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'deleted_user_changes';
END $$;

CREATE OR REPLACE TRIGGER refuse_deleted_user_change BEFORE UPDATE ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL) EXECUTE FUNCTION refuse_deleted_user_change();
