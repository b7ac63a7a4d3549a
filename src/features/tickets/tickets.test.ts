import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { qrCodeOf } from "../../kit/qr/qr-code.ts";
import { base32, bytesOf } from "./base32.ts";
import { exampleTicket } from "./examples.ts";
import { checkTicket, initialsOf, isTicketNumber, registrationOfNumber, ticketNumber } from "./rules.ts";
import { readTicket, signedPart, type Ticket, type TicketKey, tokenOf } from "./token.ts";

function pair(keyId: number): { keyId: number; secret: KeyObject; known: TicketKey } {
	const { publicKey, privateKey } = generateKeyPairSync("ed25519");
	return { keyId, secret: privateKey, known: { keyId, publicKey: publicKey.export({ format: "jwk" }).x! } };
}
const first = pair(1);
const second = pair(2);
const keys = [second.known, first.known];
const signed = (ticket: Ticket, { secret }: { secret: KeyObject } = first) =>
	tokenOf(signedPart(ticket), sign(null, signedPart(ticket), secret));
const token = signed(exampleTicket());

const tickets = fc.record({
	keyId: fc.constant(1),
	registrationId: fc.integer({ min: 1, max: 2_147_483_647 }),
	eventCode: fc.stringMatching(/^[A-Z0-9-]{1,40}$/),
	packageCode: fc.stringMatching(/^[A-Z0-9-]{1,40}$/),
	calendarCode: fc.option(fc.stringMatching(/^[A-Z0-9-]{1,60}$/)),
	isOnline: fc.boolean(),
	issuedAt: fc.integer({ min: 0, max: 4_294_967_295 }).map((seconds) => new Date(seconds * 1000)),
	initials: fc.constantFrom("AS", "ŻŁ", "李明", "🎤Ó", ""),
});

describe("a ticket's token", () => {
	test("survives signing and reading, in any letter case", async () => {
		await fc.assert(
			fc.asyncProperty(tickets, fc.boolean(), async (ticket, isSmall) => {
				const text = signed(ticket);
				expect(await readTicket(isSmall ? ` ${text.toLowerCase()}\n` : text, keys)).toEqual({
					state: "genuine",
					ticket,
				});
			}),
			{ numRuns: 100 },
		);
	});

	test("with any changed byte is refused", async () => {
		const bytes = bytesOf(token)!;
		for (let at = 0; at < bytes.length; at++) {
			const changed = Uint8Array.from(bytes);
			changed[at]! ^= 1 << (at % 8);
			const { state } = await readTicket(base32(changed), keys);
			// This door does not know another version or key.
			expect(at < 2 ? ["unknown", "forged"] : ["forged"], `byte ${at}`).toContain(state);
		}
	});

	test("with any change is never genuine", async () => {
		const bytes = bytesOf(token)!;
		const places = fc.integer({ min: 0, max: bytes.length - 1 });
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.tuple(places, fc.integer({ min: 1, max: 255 })), { minLength: 1 }),
				async (changes) => {
					const changed = Uint8Array.from(bytes);
					for (const [at, mask] of changes) changed[at]! ^= mask;
					fc.pre(Buffer.compare(changed, bytes) !== 0);
					expect((await readTicket(base32(changed), keys)).state).not.toBe("genuine");
				},
			),
			{ numRuns: 200 },
		);
	});

	test("with a changed, missing or extra character is never genuine", async () => {
		for (let at = 0; at < token.length; at++) {
			const character = token[at] === "A" ? "B" : "A";
			const texts = [token.slice(0, at) + character + token.slice(at + 1), token.slice(0, at) + token.slice(at + 1)];
			for (const text of texts) expect((await readTicket(text, keys)).state).not.toBe("genuine");
		}
		for (const text of [`${token}A`, `A${token}`, "", "keys", "0", "Ż".repeat(150), `${token}${token}`]) {
			expect((await readTicket(text, keys)).state).not.toBe("genuine");
		}
	});

	test("is verified by the key that it names, also an older one", async () => {
		const newer = signed(exampleTicket({ keyId: 2 }), second);
		expect((await readTicket(newer, keys)).state).toBe("genuine");
		expect((await readTicket(newer, [first.known])).state).toBe("unknown");
		expect((await readTicket(signed(exampleTicket(), second), keys)).state).toBe("forged");
		expect((await readTicket(token, [{ keyId: 1, publicKey: "no key" }])).state).toBe("forged");
	});

	test("fits a code that phones can scan, and contains only initials", () => {
		expect(qrCodeOf(token).size).toBeLessThanOrEqual(49); // 45 modules on 53 mm of paper are 1 mm each
		expect(token).toMatch(/^[A-Z2-7]+$/);
		expect(signedPart(exampleTicket()).length + 64).toBe(bytesOf(token)!.length);
		expect(Buffer.from(signedPart(exampleTicket())).toString("utf8")).toContain("AŚ");
	});
});

describe("at a door without a network", () => {
	const door = { eventCode: "msts25", keys, cancelled: new Set([7]) };
	test.each([
		["a ticket", token, "ok"],
		["a cancelled one", signed(exampleTicket({ registrationId: 7 })), "cancelled"],
		["one for another event", signed(exampleTicket({ eventCode: "DSS25" })), "otherEvent"],
		["one signed by a key that was not fetched", signed(exampleTicket({ keyId: 9 })), "unknown"],
		["one that somebody else signed", signed(exampleTicket(), second), "forged"],
		["any other code", "https://estrada.example/", "forged"],
	])("%s", async (_, text, verdict) => expect((await checkTicket(text, door)).verdict).toBe(verdict));
});

test.each([
	["Anna", "Szczepankowska-Wójcik", "AS"],
	[" łucja", "żak ", "ŁŻ"],
	["", "李", "李"],
])("initials of %s %s", (name, surname, initials) => expect(initialsOf(name, surname)).toBe(initials));

test("every registration has its own number", () => {
	const ids = Array.from({ length: 20_000 }, (_, index) => index + 1);
	const numbers = ids.map(ticketNumber);
	expect(new Set(numbers).size).toBe(ids.length);
	expect(numbers.every((one) => /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(one))).toBe(true);
	expect(ticketNumber(2_147_483_647)).toHaveLength(9);
});

test("a typed number finds its registration in any spelling", () => {
	const id = fc.integer({ min: 1, max: 2_147_483_647 });
	fc.assert(
		fc.property(id, (one) => {
			expect(registrationOfNumber(ticketNumber(one))).toBe(one);
		}),
	);
	const typed = ticketNumber(4711).toLowerCase().replace("-", " ");
	expect(registrationOfNumber(` ${typed} `)).toBe(4711);
	for (const wrong of ["", "7Q4K", "7Q4K-2F9BB", "7Q4K-2F9I", "ŁŁŁŁ-2F9B", "2222-2222"]) {
		expect([wrong, registrationOfNumber(wrong)]).toEqual([wrong, undefined]);
		// A number's format, without a registration.
		expect([wrong, isTicketNumber(wrong)]).toEqual([wrong, wrong === "2222-2222"]);
	}
});

test("base32 is RFC 4648 without padding, and refuses anything else", () => {
	for (const [plain, text] of [
		["", ""],
		["f", "MY"],
		["fo", "MZXQ"],
		["foo", "MZXW6"],
		["foobar", "MZXW6YTBOI"],
	] as const) {
		expect(base32(new TextEncoder().encode(plain))).toBe(text);
		expect(Buffer.from(bytesOf(text.toLowerCase())!).toString()).toBe(plain);
	}
	for (const wrong of ["MZ", "M", "MY======", "M1", "Mż"]) expect(bytesOf(wrong)).toBeUndefined();
});
