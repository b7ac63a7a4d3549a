CREATE TABLE "program_release" (
	"version" text PRIMARY KEY NOT NULL,
	"first_started_at" timestamp with time zone NOT NULL
);
