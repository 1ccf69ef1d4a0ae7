-- CreateTable
CREATE TABLE "User" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "username" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'admin',
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Category" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Peptide" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "shortDescription" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "benefits" TEXT NOT NULL DEFAULT '',
    "sideEffects" TEXT NOT NULL DEFAULT '',
    "dosage" TEXT NOT NULL DEFAULT '',
    "research" TEXT NOT NULL DEFAULT '',
    "mechanismOfAction" TEXT NOT NULL DEFAULT '',
    "commonUses" TEXT NOT NULL DEFAULT '',
    "warnings" TEXT NOT NULL DEFAULT '',
    "peptideType" TEXT NOT NULL DEFAULT '',
    "molecularWeight" TEXT NOT NULL DEFAULT '',
    "molecularFormula" TEXT NOT NULL DEFAULT '',
    "avatarText" TEXT NOT NULL DEFAULT '',
    "avatarColor" TEXT NOT NULL DEFAULT '#4F46E5',
    "sequence" TEXT,
    "averageMass" REAL,
    "massNote" TEXT,
    "cas" TEXT,
    "pubchemCid" INTEGER,
    "regulatoryStatus" TEXT,
    "regulatoryStatusSource" TEXT,
    "wadaProhibited" BOOLEAN,
    "wadaNote" TEXT,
    "wadaSource" TEXT,
    "notes" TEXT,
    "evidenceTier" TEXT,
    "evidenceReason" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "PeptideSynonym" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "peptideId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "PeptideSynonym_peptideId_fkey" FOREIGN KEY ("peptideId") REFERENCES "Peptide" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PeptideCategory" (
    "peptideId" INTEGER NOT NULL,
    "categoryId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("peptideId", "categoryId"),
    CONSTRAINT "PeptideCategory_peptideId_fkey" FOREIGN KEY ("peptideId") REFERENCES "Peptide" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PeptideCategory_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Condition" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "peptideId" INTEGER NOT NULL,
    "condition" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "Condition_peptideId_fkey" FOREIGN KEY ("peptideId") REFERENCES "Peptide" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Article" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "title" TEXT NOT NULL,
    "abstract" TEXT NOT NULL DEFAULT '',
    "content" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL DEFAULT '',
    "publisher" TEXT NOT NULL DEFAULT '',
    "authors" TEXT,
    "year" INTEGER,
    "date" DATETIME,
    "url" TEXT,
    "journal" TEXT,
    "pmid" TEXT,
    "doi" TEXT,
    "isGeneral" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "ArticlePeptide" (
    "articleId" INTEGER NOT NULL,
    "peptideId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("articleId", "peptideId"),
    CONSTRAINT "ArticlePeptide_articleId_fkey" FOREIGN KEY ("articleId") REFERENCES "Article" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ArticlePeptide_peptideId_fkey" FOREIGN KEY ("peptideId") REFERENCES "Peptide" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Video" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "publisher" TEXT NOT NULL DEFAULT '',
    "year" INTEGER,
    "url" TEXT NOT NULL DEFAULT '',
    "embedCode" TEXT NOT NULL DEFAULT '',
    "isGeneral" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "VideoPeptide" (
    "videoId" INTEGER NOT NULL,
    "peptideId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("videoId", "peptideId"),
    CONSTRAINT "VideoPeptide_videoId_fkey" FOREIGN KEY ("videoId") REFERENCES "Video" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "VideoPeptide_peptideId_fkey" FOREIGN KEY ("peptideId") REFERENCES "Peptide" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "DevItem" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "type" TEXT NOT NULL DEFAULT 'feature',
    "status" TEXT NOT NULL DEFAULT 'pending',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "processed" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "ChatSession" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "visitorHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "ChatMessage" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "sessionId" TEXT NOT NULL,
    "isUser" BOOLEAN NOT NULL,
    "message" TEXT NOT NULL,
    "citations" JSONB,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "ChatMessage_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "ChatSession" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Document" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "SeedEntry" (
    "entity" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "appliedAt" DATETIME NOT NULL,

    PRIMARY KEY ("entity", "key")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_username_key" ON "User"("username");

-- CreateIndex
CREATE UNIQUE INDEX "Category_name_key" ON "Category"("name");

-- CreateIndex
CREATE INDEX "Peptide_name_idx" ON "Peptide"("name");

-- CreateIndex
CREATE INDEX "Peptide_updatedAt_idx" ON "Peptide"("updatedAt");

-- CreateIndex
CREATE INDEX "PeptideSynonym_name_idx" ON "PeptideSynonym"("name");

-- CreateIndex
CREATE UNIQUE INDEX "PeptideSynonym_peptideId_position_key" ON "PeptideSynonym"("peptideId", "position");

-- CreateIndex
CREATE INDEX "PeptideCategory_categoryId_idx" ON "PeptideCategory"("categoryId");

-- CreateIndex
CREATE INDEX "Condition_condition_idx" ON "Condition"("condition");

-- CreateIndex
CREATE UNIQUE INDEX "Condition_peptideId_position_key" ON "Condition"("peptideId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Article_pmid_key" ON "Article"("pmid");

-- CreateIndex
CREATE UNIQUE INDEX "Article_doi_key" ON "Article"("doi");

-- CreateIndex
CREATE INDEX "Article_year_idx" ON "Article"("year");

-- CreateIndex
CREATE INDEX "Article_createdAt_idx" ON "Article"("createdAt");

-- CreateIndex
CREATE INDEX "ArticlePeptide_peptideId_idx" ON "ArticlePeptide"("peptideId");

-- CreateIndex
CREATE INDEX "Video_createdAt_idx" ON "Video"("createdAt");

-- CreateIndex
CREATE INDEX "VideoPeptide_peptideId_idx" ON "VideoPeptide"("peptideId");

-- CreateIndex
CREATE INDEX "DevItem_createdAt_idx" ON "DevItem"("createdAt");

-- CreateIndex
CREATE INDEX "ContactMessage_processed_createdAt_idx" ON "ContactMessage"("processed", "createdAt");

-- CreateIndex
CREATE INDEX "ChatSession_createdAt_idx" ON "ChatSession"("createdAt");

-- CreateIndex
CREATE INDEX "ChatMessage_sessionId_id_idx" ON "ChatMessage"("sessionId", "id");
