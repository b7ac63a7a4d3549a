ALTER TABLE "email_message" ADD COLUMN "event_id" integer;--> statement-breakpoint
CREATE INDEX "account_by_email" ON "account" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_by_last_name" ON "account" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "registration_by_account" ON "registration" USING btree ("account_id","event_id");--> statement-breakpoint
CREATE INDEX "registration_by_event" ON "registration" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "conversion_by_event" ON "conversion" USING btree ("event_id","name","visitor_id");--> statement-breakpoint
CREATE INDEX "email_by_recipient" ON "email_message" USING btree ("recipient","id");