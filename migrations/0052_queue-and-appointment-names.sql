ALTER TABLE "seat_waiting" RENAME TO "lecture_queue_entry";--> statement-breakpoint
ALTER INDEX "seat_waiting_pkey" RENAME TO "lecture_queue_entry_pkey";--> statement-breakpoint
ALTER INDEX "seat_waiting_once" RENAME TO "lecture_queue_entry_once";--> statement-breakpoint
ALTER INDEX "seat_waiting_line" RENAME TO "lecture_queue_entry_waiting";--> statement-breakpoint
ALTER INDEX "seat_waiting_offers" RENAME TO "lecture_queue_entry_offers";--> statement-breakpoint
ALTER INDEX "seat_waiting_account" RENAME TO "lecture_queue_entry_account";--> statement-breakpoint
ALTER TABLE "lecture_queue_entry" RENAME CONSTRAINT "seat_waiting_lecture_id_lecture_id_fk" TO "lecture_queue_entry_lecture_id_lecture_id_fk";--> statement-breakpoint
ALTER TABLE "lecture_queue_entry" RENAME CONSTRAINT "seat_waiting_account_id_account_id_fk" TO "lecture_queue_entry_account_id_account_id_fk";--> statement-breakpoint
ALTER INDEX "waiting_entry_line" RENAME TO "waiting_entry_waiting";--> statement-breakpoint
ALTER TABLE "appointment" RENAME COLUMN "account_id" TO "proposer_id";--> statement-breakpoint
ALTER TABLE "appointment" RENAME COLUMN "other_id" TO "invitee_id";--> statement-breakpoint
ALTER TABLE "appointment" RENAME COLUMN "by_id" TO "time_proposer_id";--> statement-breakpoint
ALTER TABLE "appointment" RENAME COLUMN "move_by_id" TO "move_requester_id";--> statement-breakpoint
ALTER INDEX "appointment_by_account" RENAME TO "appointment_by_proposer";--> statement-breakpoint
ALTER INDEX "appointment_by_other" RENAME TO "appointment_by_invitee";--> statement-breakpoint
ALTER TABLE "appointment" RENAME CONSTRAINT "appointment_account_id_account_id_fk" TO "appointment_proposer_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "appointment" RENAME CONSTRAINT "appointment_other_id_account_id_fk" TO "appointment_invitee_id_account_id_fk";
