CREATE TABLE "office_presence" (
	"event_id" integer NOT NULL,
	"place" text NOT NULL,
	"account_id" text NOT NULL,
	"is_editing" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "office_presence_event_id_place_account_id_pk" PRIMARY KEY("event_id","place","account_id")
);
--> statement-breakpoint
CREATE TABLE "weekly_figures" (
	"account_id" text NOT NULL,
	"event_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "weekly_figures_account_id_event_id_pk" PRIMARY KEY("account_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "office_presence" ADD CONSTRAINT "office_presence_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_presence" ADD CONSTRAINT "office_presence_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_figures" ADD CONSTRAINT "weekly_figures_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_figures" ADD CONSTRAINT "weekly_figures_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_presence_by_account" ON "office_presence" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "weekly_figures_by_event" ON "weekly_figures" USING btree ("event_id");