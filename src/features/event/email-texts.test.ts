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

describe("the sender of an e-mail", () => {
	test("is the contact person, or the organisers of the event, with the seller's address", () => {
		expect(senderOf("pl", { ...about, contact })).toMatchObject({
			question: "Masz pytanie? Odpowiedz na tę wiadomość.",
			answer: "Odpowiedź przeczyta Roch Zając.\nTelefon: +48\u00a022\u00a0555\u00a001\u00a020",
			address: organiser,
		});
		expect(senderOf("en", { ...about, organiser: undefined }).address).toBe("MSTS 2025");
		expect(senderOf("en", about).answer).toBe("Your reply goes to the organisers of MSTS 2025.");
		expect(senderOf("en", { ...about, contact: { ...contact, phone: "" } }).answer).toBe(
			"Your reply goes to Roch Zając.",
		);
	});

	test("gives the reason of the e-mail, unless its text does", () => {
		expect(senderOf("en", about).why).toContain("about your account");
		expect(senderOf("en", { ...about, isSubscribed: true }).why).toBeUndefined();
	});

	test("names the friend who sent it, without the organiser's phone", () => {
		const answeredBy = { isToOrganiser: false, name: "Maja Lisowska", email: "maja@poczta.example" };
		expect(senderOf("pl", { ...about, contact, answeredBy }).answer).toBe("Odpowiedź przeczyta Maja Lisowska.");
	});

	test("is the site for an e-mail to the organiser; the e-mail names the person who gets the reply", () => {
		const person = senderOf("en", { ...about, contact, answeredBy: { isToOrganiser: true, name: "Jan Nowy" } });
		expect(person).toEqual({
			question: "The event’s website wrote this message.",
			answer: "If you reply to it, your reply goes to Jan Nowy.",
			address: organiser,
		});
		const nobody = senderOf("en", { ...about, contact, answeredBy: { isToOrganiser: true } });
		expect(nobody.answer).toContain("the organisers’ mailbox");
	});
});
