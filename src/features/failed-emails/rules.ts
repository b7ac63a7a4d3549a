import { activationEnd } from "../account/rules.ts";
import { type EmailKind, isOfAccount } from "../event/email-kinds.ts";
import { offerEnd } from "../packages/waiting-rules.ts";

/** Kinds with a secret that grants access. They need a new e-mail. */
const SECRETS: Readonly<Record<string, "organiser" | "exhibitor" | "subscription">> = {
	"organiser-invitation": "organiser",
	"exhibitor-invitation": "exhibitor",
	"newsletter-confirm": "subscription",
	"reminder-confirm": "subscription",
} as const satisfies Partial<Record<EmailKind, string>>;

/** The last moment of the link in an e-mail written at a moment. */
const LINK_ENDS: Readonly<Record<string, { refusal: "activation" | "offer"; end(writtenAt: Date): Date }>> = {
	activation: { refusal: "activation", end: activationEnd },
	"waiting-offered": { refusal: "offer", end: offerEnd },
} as const satisfies Partial<Record<EmailKind, object>>;

type ResendFacts = { status: string; kind: string; createdAt: Date };

export type ResendRefusal =
	| "notFailed"
	| "bounced"
	| "returned"
	| "account"
	| "organiser"
	| "exhibitor"
	| "subscription"
	| "activation"
	| "offer";

/** Why an e-mail is not sent again as it was written. Only the text of e-mails that never left is stored. */
export function resendRefusal({ status, kind, createdAt }: ResendFacts, now: Date): ResendRefusal | undefined {
	if (status === "bounced" || status === "returned") return status;
	if (status !== "failed") return "notFailed";
	if (isOfAccount(kind as EmailKind)) return "account";
	const link = LINK_ENDS[kind];
	if (link) return link.end(createdAt) > now ? undefined : link.refusal;
	return SECRETS[kind];
}
