/** Kinds of notices; those also sent by e-mail share its name. */
export const NOTICE_KINDS = [
	"lecture-moved",
	"person-invited",
	"person-accepted",
	"appointment-proposed",
	"appointment-agreed",
	"appointment-declined",
	"appointment-withdrawn",
	"appointment-cancelled",
	"appointment-moveProposed",
	"appointment-moved",
	"appointment-kept",
	"meeting-agreed",
	"meeting-declined",
	"meeting-cancelled",
	"meeting-moved",
	"meeting-moving",
	"meeting-rescheduled",
	"meeting-stays",
	"stand-answer",
	"waiting-offered",
	"seat-offered",
	"message",
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];
