-- AlterTable
ALTER TABLE "Peptide" ADD COLUMN "facts" JSONB;
