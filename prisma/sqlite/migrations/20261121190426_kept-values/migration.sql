-- CreateTable
CREATE TABLE "KeptValue" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE INDEX "KeptValue_kind_createdAt_idx" ON "KeptValue"("kind", "createdAt");

-- CreateIndex
CREATE INDEX "KeptValue_expiresAt_idx" ON "KeptValue"("expiresAt");
