import { expect, test } from "vitest";
import { forgottenBefore, type InvitedAccount, invitationEnd, invitationOutcome, invitationStep } from "./rules.ts";

const now = new Date("2025-06-01T10:00:00Z");

test("an invitation is valid for 14 days; an expired one stays visible for 30", () => {
	expect(invitationEnd(now)).toEqual(new Date("2025-06-15T10:00:00Z"));
	expect(forgottenBefore(now)).toEqual(new Date("2025-05-02T10:00:00Z"));
});

test.each([
	["unknown", undefined, "unknown"],
	["until a second before its end", { expiresAt: "10:00:01" }, "open"],
	["at its end", { expiresAt: "10:00:00" }, "expired"],
	["used", { expiresAt: "10:00:01", isUsed: true }, "used"],
	["used and past its end", { expiresAt: "09:00:00", isUsed: true }, "used"],
] as const)("the link of an invitation, %s", (_name, link, outcome) => {
	const invitation = link && {
		expiresAt: new Date(`2025-06-01T${link.expiresAt}Z`),
		usedAt: "isUsed" in link ? new Date("2025-05-31T10:00:00Z") : null,
	};
	expect(invitationOutcome(invitation, now)).toBe(outcome);
});

const inUse = { id: "ola", emailVerified: true };
const inactive = { id: "ola", emailVerified: false };
test.each<[InvitedAccount, string | undefined, string]>([
	[inUse, "ola", "join"],
	[inactive, "ola", "join"],
	[inUse, "ewa", "other"],
	[undefined, "ewa", "other"],
	[inUse, undefined, "logIn"],
	[inactive, undefined, "new"],
	[undefined, undefined, "new"],
])("the invited account is %j, the caller %s: %s", (invited, accountId, step) => {
	expect(invitationStep(invited, accountId)).toBe(step);
});
