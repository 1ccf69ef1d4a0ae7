-- AlterTable
ALTER TABLE "AdminSession" ADD COLUMN     "address" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "browser" TEXT NOT NULL DEFAULT '';
