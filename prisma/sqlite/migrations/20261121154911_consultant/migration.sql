-- AlterTable
ALTER TABLE "ChatMessage" ADD COLUMN "inputTokens" INTEGER;
ALTER TABLE "ChatMessage" ADD COLUMN "model" TEXT;
ALTER TABLE "ChatMessage" ADD COLUMN "outcome" TEXT;
ALTER TABLE "ChatMessage" ADD COLUMN "outputTokens" INTEGER;
ALTER TABLE "ChatMessage" ADD COLUMN "rating" INTEGER;
ALTER TABLE "ChatMessage" ADD COLUMN "ratingReason" TEXT;
ALTER TABLE "ChatMessage" ADD COLUMN "suggestions" JSONB;

-- CreateTable
CREATE TABLE "SavedQuestion" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "question" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "SavedQuestion_question_key" ON "SavedQuestion"("question");

-- CreateIndex
CREATE INDEX "ChatMessage_outcome_createdAt_idx" ON "ChatMessage"("outcome", "createdAt");
