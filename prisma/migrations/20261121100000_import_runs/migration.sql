-- CreateTable
CREATE TABLE "import_runs" (
    "id" SERIAL NOT NULL,
    "resource" VARCHAR(20) NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "path" TEXT NOT NULL,
    "rows_done" INTEGER NOT NULL DEFAULT 0,
    "imported" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "skipped" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "import_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_refusals" (
    "run_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "errors" JSON NOT NULL,

    CONSTRAINT "import_refusals_pkey" PRIMARY KEY ("run_id","line")
);

-- CreateIndex
CREATE UNIQUE INDEX "import_runs_resource_fingerprint_key" ON "import_runs"("resource", "fingerprint");

-- AddForeignKey
ALTER TABLE "import_refusals" ADD CONSTRAINT "import_refusals_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "import_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
