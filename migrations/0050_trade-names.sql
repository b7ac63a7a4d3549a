ALTER TABLE "form_use" RENAME TO "rate_limit_count";--> statement-breakpoint
ALTER INDEX "form_use_pkey" RENAME TO "rate_limit_count_pkey";--> statement-breakpoint
ALTER INDEX "form_use_by_end" RENAME TO "rate_limit_count_by_end";--> statement-breakpoint
ALTER TABLE "chat_letters" RENAME TO "chat_email_state";--> statement-breakpoint
ALTER INDEX "chat_letters_pkey" RENAME TO "chat_email_state_pkey";--> statement-breakpoint
ALTER TABLE "chat_email_state" RENAME CONSTRAINT "chat_letters_account_id_account_id_fk" TO "chat_email_state_account_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "chat_email_state" RENAME COLUMN "told_until" TO "emailed_until";--> statement-breakpoint
ALTER TABLE "event_word" RENAME TO "banned_word";--> statement-breakpoint
ALTER INDEX "event_word_event_id_form_pk" RENAME TO "banned_word_event_id_form_pk";--> statement-breakpoint
ALTER TABLE "banned_word" RENAME CONSTRAINT "event_word_event_id_event_id_fk" TO "banned_word_event_id_event_id_fk";--> statement-breakpoint
ALTER TABLE "watching" RENAME TO "watch_progress";--> statement-breakpoint
ALTER INDEX "watching_account_id_recording_id_pk" RENAME TO "watch_progress_account_id_recording_id_pk";--> statement-breakpoint
ALTER INDEX "watching_by_recording" RENAME TO "watch_progress_by_recording";--> statement-breakpoint
ALTER TABLE "watch_progress" RENAME CONSTRAINT "watching_account_id_account_id_fk" TO "watch_progress_account_id_account_id_fk";--> statement-breakpoint
ALTER TABLE "watch_progress" RENAME CONSTRAINT "watching_recording_id_recording_id_fk" TO "watch_progress_recording_id_recording_id_fk";--> statement-breakpoint
ALTER TABLE "chat_message" RENAME COLUMN "is_unheard" TO "is_suppressed";
