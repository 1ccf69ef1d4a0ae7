-- AlterTable
ALTER TABLE "ChatMessage" ADD COLUMN     "inputTokens" INTEGER,
ADD COLUMN     "model" TEXT,
ADD COLUMN     "outcome" TEXT,
ADD COLUMN     "outputTokens" INTEGER,
ADD COLUMN     "rating" INTEGER,
ADD COLUMN     "ratingReason" TEXT,
ADD COLUMN     "suggestions" JSONB;

-- CreateTable
CREATE TABLE "SavedQuestion" (
    "id" SERIAL NOT NULL,
    "question" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SavedQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SavedQuestion_question_key" ON "SavedQuestion"("question");

-- CreateIndex
CREATE INDEX "ChatMessage_outcome_createdAt_idx" ON "ChatMessage"("outcome", "createdAt");
