CREATE TABLE "event_scene" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"pictures" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "scene_kind" text;--> statement-breakpoint
ALTER TABLE "event_scene" ADD CONSTRAINT "event_scene_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;