import { describe, expect, test } from "vitest";
import { senderOf } from "./email-texts.ts";

const contact = {
	kind: "participantContact",
	name: "Roch Zając",
	role: "Uczestnicy",
	email: "roch@estrada.example",
	phone: "+48 22 555 01 20",
	photoUrl: null,
} as const;
const organiser = "Fundacja Próbna, ul. Nowa 5, 30-001 Kraków";
const about = { event: "MSTS 2025", contact: undefined, organiser, isSubscribed: false };

describe("who has written an e-mail", () => {
	test("is the contact person where one is known, otherwise the event's organisers, with the seller's address", () => {
		expect(senderOf("pl", { ...about, contact })).toMatchObject({
			question: "Masz pytanie? Odpowiedz na tę wiadomość.",
			answer: "Czyta ją Roch Zając. Telefon: +48 22 555 01 20.",
			address: organiser,
		});
		expect(senderOf("en", { ...about, organiser: undefined }).address).toBe("MSTS 2025");
		expect(senderOf("en", about).answer).toBe("It reaches the organisers of MSTS 2025.");
		expect(senderOf("en", { ...about, contact: { ...contact, phone: "" } }).answer).toBe("It reaches Roch Zając.");
	});

	test("says why it came, unless the e-mail says so itself", () => {
		expect(senderOf("en", about).why).toContain("about your account");
		expect(senderOf("en", { ...about, isSubscribed: true }).why).toBeUndefined();
	});

	test("does not tell an organiser to ask the organiser", () => {
		expect(Object.keys(senderOf("en", { ...about, isToOrganiser: true }))).toEqual(["address"]);
	});
});
