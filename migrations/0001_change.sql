CREATE TABLE "favourite" (
	"account_id" text NOT NULL,
	"lecture_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"before_starts_at" timestamp with time zone,
	"before_place" text,
	CONSTRAINT "favourite_account_id_lecture_id_pk" PRIMARY KEY("account_id","lecture_id")
);
--> statement-breakpoint
CREATE TABLE "plan_feed" (
	"account_id" text NOT NULL,
	"event_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"lang" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_feed_account_id_event_id_pk" PRIMARY KEY("account_id","event_id"),
	CONSTRAINT "plan_feed_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_lecture_id_lecture_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lecture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_feed" ADD CONSTRAINT "plan_feed_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_feed" ADD CONSTRAINT "plan_feed_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_by_lecture" ON "favourite" USING btree ("lecture_id");