-- Visitors could choose any text as the id of a conversation. Ids of another shape than that of
-- lib/content/chat-sessions/session-id.ts are replaced. Messages follow by ON UPDATE CASCADE.
UPDATE "ChatSession"
SET "id" = 'session-' || md5("id" || random()::text || clock_timestamp()::text)
WHERE "id" !~ '^session-[A-Za-z0-9_-]{1,100}$';

-- The activity trail keeps such an id only where the server itself wrote it: "all", "3 conversations".
UPDATE "Revision"
SET "entityId" = '1 conversation'
WHERE "entity" = 'chat-sessions'
  AND "entityId" !~ '^session-[A-Za-z0-9_-]{1,100}$'
  AND "entityId" <> 'all'
  AND NOT ("entityId" ~ '^[0-9]+ conversations$' AND "before"->>'sessions' <> '1');
