-- AlterTable
ALTER TABLE "ChatMessage" ADD COLUMN     "withheld" INTEGER;
