import { expect, test, vi } from "vitest";
import { addOpenEvent, goodPayload } from "../../../tests/harness/registering.ts";
import { freshServer } from "../../../tests/harness/server.ts";
import { idempotentRequest } from "../../kit/http/tables.ts";

test("a call whose connection was closed by the shutdown still stores its response for a repeated request", async () => {
	const { app, deps } = await freshServer();
	await addOpenEvent({ deps });
	const url = await app.listen({ port: 0, host: "127.0.0.1" });
	const { hash } = deps.passwords;
	const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	vi.spyOn(deps.passwords, "hash").mockImplementation(async (password) => {
		begun.resolve();
		await released.promise;
		return hash(password);
	});
	const registering = fetch(`${url}/api/account/registerUser`, {
		method: "POST",
		headers: { "content-type": "application/json", "idempotency-key": "cut" },
		body: JSON.stringify({ ...goodPayload, packageCode: "EXPO" }),
	}).then(
		({ status }) => status,
		() => "cut",
	);
	await begun.promise;
	const closed = app.close();
	app.server.closeAllConnections();
	await closed;
	expect(await registering).toBe("cut");
	expect(await app.runningCalls.ended(50)).toBe(false);
	released.resolve();
	expect(await app.runningCalls.ended(20_000)).toBe(true);
	const stored = await deps.db.select({ answer: idempotentRequest.answer }).from(idempotentRequest);
	expect(stored).toMatchObject([{ answer: { isRegistered: true } }]);
});
