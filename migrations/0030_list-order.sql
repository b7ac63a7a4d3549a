DROP INDEX "cv_fetch_by_account";--> statement-breakpoint
DROP INDEX "stand_message_by_account";--> statement-breakpoint
CREATE INDEX "cv_fetch_of_account" ON "cv_fetch" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "stand_message_of_account" ON "stand_message" USING btree ("account_id","exhibitor_id","id");