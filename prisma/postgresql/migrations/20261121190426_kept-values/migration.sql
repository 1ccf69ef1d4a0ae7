-- CreateTable
CREATE TABLE "KeptValue" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "KeptValue_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "KeptValue_kind_createdAt_idx" ON "KeptValue"("kind", "createdAt");

-- CreateIndex
CREATE INDEX "KeptValue_expiresAt_idx" ON "KeptValue"("expiresAt");
