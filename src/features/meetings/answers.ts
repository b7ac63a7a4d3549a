/** The exhibitor's change of a meeting. The words are those of `appointments`. */
export type MeetingAnswer = "agreed" | "declined" | "cancelled" | "proposed" | "moveProposed" | "moved" | "kept";

/** Stored notices and e-mails, and the API, keep the kinds of earlier releases. */
export const ANSWER_KINDS = {
	agreed: "meeting-agreed",
	declined: "meeting-declined",
	cancelled: "meeting-cancelled",
	proposed: "meeting-moved",
	moveProposed: "meeting-moving",
	moved: "meeting-rescheduled",
	kept: "meeting-stays",
} as const satisfies Record<MeetingAnswer, string>;
