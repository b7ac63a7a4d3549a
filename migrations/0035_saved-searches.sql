CREATE TABLE "people_search" (
	"account_id" text NOT NULL,
	"event_id" integer NOT NULL,
	"query" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_search_account_id_event_id_pk" PRIMARY KEY("account_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "people_search" ADD CONSTRAINT "people_search_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_search" ADD CONSTRAINT "people_search_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;