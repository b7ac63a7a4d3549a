CREATE TABLE "address_change" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"stop_hash" text NOT NULL,
	"account_id" text NOT NULL,
	"new_email" text NOT NULL,
	"old_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "address_change_stop_hash_unique" UNIQUE("stop_hash")
);
--> statement-breakpoint
ALTER TABLE "address_change" ADD CONSTRAINT "address_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_change_by_account" ON "address_change" USING btree ("account_id");