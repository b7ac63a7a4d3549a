CREATE TABLE "presence_hidden" (
	"account_id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence_person" (
	"process_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "presence_person_process_id_account_id_pk" PRIMARY KEY("process_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "presence_process" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presence_hidden" ADD CONSTRAINT "presence_hidden_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence_person" ADD CONSTRAINT "presence_person_process_id_presence_process_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."presence_process"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence_person" ADD CONSTRAINT "presence_person_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_person_by_account" ON "presence_person" USING btree ("account_id");