import { beforeAll, beforeEach, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { addOpenEvent, forgetPeople, goodPayload } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { emails } from "../../../kit/mail/store.ts";
import { contactCard } from "../../event/server/tables.ts";

let server: TestServer;
beforeAll(async () => {
	server = await freshServer();
	const { event } = await addOpenEvent(server);
	const other = await addEvent(server.deps, { code: "NYC25", name: "Nowy Jork", allowRegistration: true });
	const contact = (eventId: number, name: string, email: string) =>
		({ eventId, kind: "participantContact", name, email, phone: "600100200" }) as const;
	await server.deps.db
		.insert(contactCard)
		.values([contact(other.id, "Bob Inny", "nyc@b.example"), contact(event.id, "Ola Bąk", "ola@b.example")]);
});
beforeEach(() => forgetPeople(server));

const post = (path: string, payload: object) =>
	server.app.inject({ method: "POST", url: `/api/account/${path}?lang=en`, payload });

test.each([
	["a registration", () => post("registerUser", goodPayload)],
	["an account alone", () => post("registerglobal", goodPayload)],
	[
		"an activation asked for again",
		async () => {
			await post("registerUser", goodPayload);
			return post("resendActivation", { email: goodPayload.email, eventCode: "MSTS25" });
		},
	],
])("replies to the activation e-mail of %s go to the event's contact person", async (_of, act) => {
	expect((await act()).statusCode).toBe(200);
	const { rows } = await emails(server.deps.db, 1, 5);
	expect(rows.length).toBeGreaterThan(0);
	for (const { kind, replyTo, text } of rows) {
		expect([kind, replyTo]).toEqual(["activation", "ola@b.example"]);
		expect(text).toContain("Your reply goes to Ola Bąk.\nPhone: 600100200");
	}
});
