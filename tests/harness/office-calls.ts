import type { Right } from "../../src/features/organisers/rights.ts";

/** An office call's right. `body` and `query` replace examples that the call refuses as wrong input. */
export type OfficeLine = { right: Right; isWithoutFactor?: true; body?: unknown; query?: string };

/** Every call that needs a right, by its name in the API reference. A new call adds a line. */
export const OFFICE_CALLS: Record<string, OfficeLine> = {
	"GET /api/office/event/{eventCode}/me": { right: "office.open", isWithoutFactor: true },
	"GET /api/office/event/{eventCode}/organisers": { right: "organisers.read" },
	"POST /api/office/event/{eventCode}/organisers/invite": {
		right: "organisers.manage",
		body: { email: "ola@biuro.example", role: "viewer", isOfFoundation: false },
	},
	"POST /api/office/event/{eventCode}/organisers/uninvite": { right: "organisers.manage" },
	"POST /api/office/event/{eventCode}/organisers/{accountId}/roles": { right: "organisers.manage" },
	"GET /api/office/event/{eventCode}/organisers/{accountId}/sessions": { right: "organisers.read" },
	"POST /api/office/event/{eventCode}/organisers/{accountId}/sessions/end": { right: "organisers.manage" },
	"GET /api/office/event/{eventCode}/journal": { right: "journal.read" },
	"GET /api/office/event/{eventCode}/journal/kinds": { right: "journal.read" },
	"GET /api/office/journal": { right: "journal.read" },
};

/** Calls without a right, by the reason. */
export const CALLS_WITHOUT_RIGHT: Record<string, string> = {
	"GET /api/office/events": "It lists the caller's own events, none for others.",
	"POST /api/office/proof/begin": "It is about the caller's session, and answers 404 without any role.",
	"POST /api/office/proof": "It is about the caller's session, and answers 404 without any role.",
	"POST /api/office/invitation": "It needs the secret of an invitation.",
	"POST /api/office/invitation/accept": "It needs the secret of an invitation.",
};
