ALTER TABLE "chat_message" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "exhibitor_id" integer;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_exhibitor_id_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_message_by_author" ON "chat_message" USING btree ("author_id") WHERE "chat_message"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "conversation_by_exhibitor" ON "conversation" USING btree ("exhibitor_id");