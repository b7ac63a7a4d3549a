import { expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { posting } from "../../../../tests/harness/posting.ts";
import { contactCard } from "../../event/server/tables.ts";

const { smtp, server, mail } = posting();

test.each([
	["from the event's sender", { mailFrom: "Targi Próba <targi@estrada.example>" }, "targi@estrada.example"],
	["from the site's where the event has none", {}, "no-reply@estrada.test"],
])("the contact person gets an enquiry %s, and replies go to its sender", async (_what, change, sender) => {
	const event = await addEvent(server().deps, { code: "MSTS25", replyTo: "biuro@estrada.example", ...change });
	const card = { kind: "partnerContact", name: "Ola Bąk", phone: "1", email: "partnerzy@estrada.example" } as const;
	await server()
		.deps.db.insert(contactCard)
		.values({ ...card, eventId: event.id });
	const payload = {
		eventCode: "MSTS25",
		modalType: 0,
		name: "Anna, Bcc: eve@evil.example",
		email: "Anna@Firma.example",
		phoneNo: "+48601234567",
		companyName: "Krosno",
	};
	const ask = (body: object) => server().app.inject({ method: "POST", url: "/api/event/MSTS25/modal", payload: body });
	expect((await ask({ ...payload, name: "Anna\r\nBcc: eve@evil.example" })).statusCode).toBe(400);
	expect((await ask(payload)).statusCode).toBe(200);
	await (await mail()).drain();
	expect(smtp().taken).toMatchObject([{ from: sender, to: "partnerzy@estrada.example" }]);
	const [head = ""] = smtp().taken[0]!.raw.split("\r\n\r\n", 1);
	const headers = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
	const named = (name: string) => headers.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
	expect(named("Reply-To")).toEqual(["Reply-To: anna@firma.example"]);
	expect(named("From")).toEqual([expect.stringContaining(`<${sender}>`)]);
	expect(named("To")).toEqual(["To: partnerzy@estrada.example"]);
	expect([...named("Bcc"), ...named("List-Unsubscribe")]).toEqual([]);
});
