CREATE TABLE "email_preference" (
	"account_id" text NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "email_preference_account_id_topic_pk" PRIMARY KEY("account_id","topic")
);
--> statement-breakpoint
ALTER TABLE "email_preference" ADD CONSTRAINT "email_preference_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "email_preference" ("account_id", "topic") SELECT "account_id", "topic" FROM "meeting_choice" CROSS JOIN (VALUES ('invitations'), ('appointments')) AS "topics" ("topic") WHERE NOT "wants_emails";--> statement-breakpoint
INSERT INTO "email_preference" ("account_id", "topic") SELECT "account_id", 'messages' FROM "chat_letters" WHERE "is_off";--> statement-breakpoint
ALTER TABLE "chat_letters" DROP COLUMN "is_off";