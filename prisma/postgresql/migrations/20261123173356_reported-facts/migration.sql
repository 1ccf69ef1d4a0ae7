-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN     "about" TEXT;
