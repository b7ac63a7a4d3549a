import { expect, test } from "vitest";
import { EMAIL_KINDS } from "../event/email-kinds.ts";
import { type ResendRefusal, resendRefusal } from "./rules.ts";

const WRITTEN = new Date("2025-05-01T10:00:00Z");
const HOUR = 3_600_000;
const refusalOf = (kind: string, { status = "failed", hours = 1 } = {}) =>
	resendRefusal({ status, kind, createdAt: WRITTEN }, new Date(WRITTEN.getTime() + hours * HOUR));

test.each<[string, { status?: string; hours?: number }, ResendRefusal | undefined]>([
	["registered", {}, undefined],
	["registered", { hours: 700 }, undefined],
	["team-codes", {}, undefined],
	["order-transfer", {}, undefined],
	["registered", { status: "waiting" }, "notFailed"],
	["registered", { status: "sent" }, "notFailed"],
	["registered", { status: "withdrawn" }, "notFailed"],
	["registered", { status: "bounced" }, "bounced"],
	["registered", { status: "returned" }, "returned"],
	["password-reset", {}, "account"],
	["address-confirm", {}, "account"],
	["organiser-invitation", {}, "organiser"],
	["exhibitor-invitation", {}, "exhibitor"],
	["newsletter-confirm", {}, "subscription"],
	["reminder-confirm", {}, "subscription"],
	["activation", { hours: 47.9 }, undefined],
	["activation", { hours: 48 }, "activation"],
	["waiting-offered", { hours: 23.9 }, undefined],
	["waiting-offered", { hours: 24 }, "offer"],
])("%s %j: %s", (kind, when, refusal) => {
	expect(refusalOf(kind, when)).toBe(refusal);
});

test("every kind that confirms or invites by a secret is refused", () => {
	const secret = EMAIL_KINDS.filter((kind) => /-(?:confirm|invitation)$|^password|factor|passkey/.test(kind));
	expect(secret.length).toBeGreaterThan(8);
	for (const kind of secret) expect([kind, refusalOf(kind)]).not.toEqual([kind, undefined]);
});
