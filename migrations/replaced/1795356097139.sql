-- The first builds of 0.2.0 had an initial migration with other names (its `when` is this file's name). It was rewritten
-- once. This renames what it made into what the rewritten one makes; src/kit/db/migrations.ts applies it.
ALTER TABLE "enquiry" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "newsletter_departure" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "reminder" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "reminder" RENAME COLUMN "reader_id" TO "subscriber_id";--> statement-breakpoint
ALTER TABLE "subscription" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "subscription" RENAME COLUMN "reader_id" TO "subscriber_id";--> statement-breakpoint
ALTER TABLE "reader_key" RENAME COLUMN "reader_id" TO "subscriber_id";--> statement-breakpoint
ALTER TABLE "letter_attachment" RENAME COLUMN "letter_id" TO "email_id";--> statement-breakpoint
ALTER TABLE "reader" RENAME TO "subscriber";--> statement-breakpoint
ALTER TABLE "reader_key" RENAME TO "subscriber_key";--> statement-breakpoint
ALTER TABLE "marketing_letter" RENAME TO "marketing_email";--> statement-breakpoint
ALTER TABLE "letter_attachment" RENAME TO "email_attachment";--> statement-breakpoint
ALTER TABLE "letter" RENAME TO "email_message";--> statement-breakpoint
DO $$
DECLARE
	renamed record;
BEGIN
	FOR renamed IN
		SELECT c.conrelid::regclass AS of_table, c.conname AS old_name, n.new_name
		FROM pg_constraint c CROSS JOIN LATERAL (SELECT replace(replace(replace(replace(replace(replace(replace(
			c.conname, 'letter_attachment_letter_id_letter_id', 'email_attachment_email_id_email_message_id'),
			'letter_attachment_letter_id', 'email_attachment_email_id'), 'letter_attachment', 'email_attachment'),
			'marketing_letter', 'marketing_email'), 'newsletter_departure_asked', 'newsletter_departure_requested'),
			'reader', 'subscriber'), 'asked_at', 'requested_at') AS new_name) n
		WHERE c.connamespace = 'public'::regnamespace AND n.new_name <> c.conname
	LOOP
		EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', renamed.of_table, renamed.old_name, renamed.new_name);
	END LOOP;
	FOR renamed IN
		SELECT c.conrelid::regclass AS of_table, c.conname AS old_name, replace(c.conname, 'letter_', 'email_message_') AS new_name
		FROM pg_constraint c WHERE c.conrelid = 'email_message'::regclass AND c.conname LIKE 'letter\_%'
	LOOP
		EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', renamed.of_table, renamed.old_name, renamed.new_name);
	END LOOP;
END $$;--> statement-breakpoint
ALTER INDEX "letter_by_status" RENAME TO "email_by_status";--> statement-breakpoint
ALTER INDEX "letter_waiting" RENAME TO "email_waiting";--> statement-breakpoint
ALTER INDEX "letter_attachment_by_letter" RENAME TO "letter_attachment_by_email";--> statement-breakpoint
ALTER INDEX "reader_key_by_reader" RENAME TO "subscriber_key_by_subscriber";--> statement-breakpoint
ALTER SEQUENCE "letter_id_seq" RENAME TO "email_message_id_seq";--> statement-breakpoint
ALTER SEQUENCE "letter_attachment_id_seq" RENAME TO "email_attachment_id_seq";--> statement-breakpoint
ALTER SEQUENCE "reader_id_seq" RENAME TO "subscriber_id_seq";
