-- Visitors could choose any text as the id of a conversation. Ids of another shape than that of
-- lib/content/chat-sessions/session-id.ts are replaced.
CREATE TABLE "_RenamedSession" AS
SELECT "id", 'session-' || lower(hex(randomblob(16))) AS "newId"
FROM "ChatSession"
WHERE "id" NOT GLOB 'session-[A-Za-z0-9_-]*'
   OR substr("id", 9) GLOB '*[^A-Za-z0-9_-]*'
   OR length("id") > 108;

INSERT INTO "ChatSession" ("id", "visitorHash", "createdAt", "updatedAt")
SELECT "newId", "visitorHash", "createdAt", "updatedAt"
FROM "ChatSession" JOIN "_RenamedSession" USING ("id");

UPDATE "ChatMessage"
SET "sessionId" = (SELECT "newId" FROM "_RenamedSession" WHERE "id" = "sessionId")
WHERE "sessionId" IN (SELECT "id" FROM "_RenamedSession");

DELETE FROM "ChatSession" WHERE "id" IN (SELECT "id" FROM "_RenamedSession");

DROP TABLE "_RenamedSession";

-- The activity trail keeps such an id only where the server itself wrote it: "all", "3 conversations".
UPDATE "Revision"
SET "entityId" = '1 conversation'
WHERE "entity" = 'chat-sessions'
  AND ("entityId" NOT GLOB 'session-[A-Za-z0-9_-]*'
    OR substr("entityId", 9) GLOB '*[^A-Za-z0-9_-]*'
    OR length("entityId") > 108)
  AND "entityId" <> 'all'
  AND NOT ("entityId" GLOB '[0-9]* conversations' AND json_extract("before", '$.sessions') <> 1);
