CREATE TABLE "unconfirmed_origin" (
	"account_id" text PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"browser" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unconfirmed_origin" ADD CONSTRAINT "unconfirmed_origin_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unconfirmed_origin_by_mailbox" ON "unconfirmed_origin" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "unconfirmed_origin_by_browser" ON "unconfirmed_origin" USING btree ("browser");--> statement-breakpoint
CREATE INDEX "unconfirmed_origin_by_network" ON "unconfirmed_origin" USING btree ("network");