ALTER TABLE "event" ADD COLUMN "hand_over_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "handed_to_id" integer;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_handed_to_id_registration_id_fk" FOREIGN KEY ("handed_to_id") REFERENCES "public"."registration"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_by_handed_to" ON "registration" USING btree ("handed_to_id") WHERE handed_to_id is not null;