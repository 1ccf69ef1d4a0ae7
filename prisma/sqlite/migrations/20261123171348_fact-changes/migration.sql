-- CreateTable
CREATE TABLE "FactChange" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "peptideId" INTEGER NOT NULL,
    "fact" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "words" JSONB NOT NULL,
    "conditions" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "FactChange_peptideId_id_idx" ON "FactChange"("peptideId", "id");

-- CreateIndex
CREATE INDEX "FactChange_createdAt_idx" ON "FactChange"("createdAt");
