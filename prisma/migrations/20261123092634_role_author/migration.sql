-- AlterEnum
ALTER TYPE "role" ADD VALUE 'author';
