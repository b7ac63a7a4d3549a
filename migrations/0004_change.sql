CREATE TABLE "profile" (
	"account_id" text PRIMARY KEY NOT NULL,
	"headline" text NOT NULL,
	"company" text NOT NULL,
	"about" text NOT NULL,
	"looking_for" text[] NOT NULL,
	"looking_for_text" text NOT NULL,
	"offering" text[] NOT NULL,
	"offering_text" text NOT NULL,
	"languages" text[] NOT NULL,
	"links" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_photo" (
	"account_id" text PRIMARY KEY NOT NULL,
	"large" text NOT NULL,
	"small" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_shown" (
	"account_id" text NOT NULL,
	"event_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_shown_account_id_event_id_pk" PRIMARY KEY("account_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "profile_topic" (
	"account_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	CONSTRAINT "profile_topic_account_id_position_pk" PRIMARY KEY("account_id","position")
);
--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_photo" ADD CONSTRAINT "profile_photo_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_shown" ADD CONSTRAINT "profile_shown_account_id_profile_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."profile"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_shown" ADD CONSTRAINT "profile_shown_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_topic" ADD CONSTRAINT "profile_topic_account_id_profile_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."profile"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_shown_by_event" ON "profile_shown" USING btree ("event_id");