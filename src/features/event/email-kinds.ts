/** People can switch these topics off. Each lists its kinds of e-mails. */
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

const ACCOUNT_KINDS = [
	"password-reset",
	"password-changed",
	"address-confirm",
	"address-taken",
	"address-stop",
	"address-put-back",
	"second-factor-on",
	"second-factor-off",
	"second-factor-reset",
	"passkey-added",
	"passkey-removed",
	"account-erased",
] as const;

/** Nobody can switch these off: tickets, money, and answers to the reader's request. */
const NEEDED_KINDS = [
	"activation",
	"registered",
	"registration-cancelled",
	"package-given",
	"ticket-received",
	"ticket-handed-over",
	"questions-added",
	"lead-taken",
	"exhibitor-invitation",
	"organiser-invitation",
	"place-gone-day",
	"place-gone-code",
	"waiting-joined",
	"waiting-joinedUnconfirmed",
	"waiting-placeGone",
	"waiting-offered",
	"waiting-over",
	"waiting-ended",
	"waiting-removed",
	"team-code",
	"team-codes",
	"enquiry-sponsor",
	"enquiry-volunteer",
	"enquiry-lecturer",
	"enquiry-digest",
	"order-card",
	"order-transfer",
	"order-deferred",
	"order-deferredProforma",
	"order-invoice",
	"order-paid",
	"order-partPaid",
	"order-partPaidDeferred",
	"order-refunded",
	"order-reduced",
	"order-reducedUnpaid",
	"order-returnedUnpaid",
	"order-returnedFree",
	"order-cancelled",
	"order-approval",
	"order-transferSoon",
	"order-dueSoon",
	"order-dueToday",
	"order-overdue",
	"order-expired",
	"order-expiredInParts",
	"order-expiredUnconfirmed",
	"order-expiredUnapproved",
	"order-cameLate",
	"order-cameTwice",
	"order-cameOther",
	"order-sentBack",
	"order-approval-wanted",
] as const;

/** These kinds say themselves how to end them. */
const LEAVABLE_KINDS = [
	"newsletter",
	"newsletter-confirm",
	"reminder",
	"reminder-confirm",
	"recommendation",
	"stand-applications",
	"weekly-figures",
] as const;

export const EMAIL_KINDS = [
	...EMAIL_TOPICS.flatMap((topic): readonly (typeof TOPIC_KINDS)[EmailTopic][number][] => TOPIC_KINDS[topic]),
	...ACCOUNT_KINDS,
	...NEEDED_KINDS,
	...LEAVABLE_KINDS,
];
export type EmailKind = (typeof EMAIL_KINDS)[number];

const accountKinds: ReadonlySet<EmailKind> = new Set(ACCOUNT_KINDS);

export const isOfAccount = (kind: EmailKind): boolean => accountKinds.has(kind);

const topicByKind = new Map<string, EmailTopic>(
	EMAIL_TOPICS.flatMap((topic) => TOPIC_KINDS[topic].map((kind): [string, EmailTopic] => [kind, topic])),
);

/** Undefined for a kind that cannot be switched off. */
export function topicOf(kind: string): EmailTopic | undefined {
	return topicByKind.get(kind);
}
