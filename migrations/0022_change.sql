DROP INDEX "user_meeting_live_with_exhibitor";--> statement-breakpoint
ALTER TABLE "user_meeting" ADD COLUMN "moves_id" integer;--> statement-breakpoint
ALTER TABLE "user_meeting" ADD COLUMN "times_moved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_meeting" ADD CONSTRAINT "user_meeting_moves_id_user_meeting_id_fk" FOREIGN KEY ("moves_id") REFERENCES "public"."user_meeting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_meeting_live_move" ON "user_meeting" USING btree ("moves_id") WHERE "user_meeting"."state" = 'asked';--> statement-breakpoint
CREATE UNIQUE INDEX "user_meeting_live_with_exhibitor" ON "user_meeting" USING btree ("account_id","exhibitor_id") WHERE "user_meeting"."state" in ('asked', 'agreed') and "user_meeting"."moves_id" is null;