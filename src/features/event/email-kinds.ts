/** The topics of e-mails that people may switch off, and the kinds of e-mails of each. */
const TOPIC_KINDS = {
	programme: ["plan-changed"],
	seats: ["seat-offered"],
	invitations: ["person-invited", "person-accepted"],
	appointments: [
		"appointment-proposed",
		"appointment-agreed",
		"appointment-declined",
		"appointment-withdrawn",
		"appointment-cancelled",
		"appointment-moveProposed",
		"appointment-moved",
		"appointment-kept",
		"appointment-reminder",
	],
	messages: ["chat-waiting"],
	meetings: [
		"meeting-agreed",
		"meeting-declined",
		"meeting-moved",
		"meeting-moving",
		"meeting-rescheduled",
		"meeting-stays",
		"meeting-reminder",
	],
	stands: ["stand-answer"],
	work: ["meeting-news", "stand-messages"],
} as const;

export type EmailTopic = keyof typeof TOPIC_KINDS;
export const EMAIL_TOPICS = Object.keys(TOPIC_KINDS) as EmailTopic[];

/** The kinds that everybody gets whom they concern: tickets, money, security, and what the reader has just asked for. */
type NeededKind =
	| `${"order" | "waiting" | "place" | "team" | "address" | "second-factor" | "passkey" | "enquiry"}-${string}`
	| "activation"
	| "password-changed"
	| "account-erased"
	| "password-reset"
	| "registered"
	| "registration-cancelled"
	| "invitation"
	| "invoice"
	| "correction"
	| "lead-taken"
	| "exhibitor-invitation";
/** The kinds that carry their own way to leave. */
type LeavableKind =
	| "newsletter"
	| "newsletter-confirm"
	| "reminder"
	| "reminder-confirm"
	| "recommendation"
	| "stand-applications";

export type EmailKind = (typeof TOPIC_KINDS)[EmailTopic][number] | NeededKind | LeavableKind;

const topicByKind = new Map<string, EmailTopic>(
	EMAIL_TOPICS.flatMap((topic) => TOPIC_KINDS[topic].map((kind): [string, EmailTopic] => [kind, topic])),
);

/** The topic of a kind of e-mail; undefined for one that cannot be switched off by its topic. */
export function topicOf(kind: string): EmailTopic | undefined {
	return topicByKind.get(kind);
}
