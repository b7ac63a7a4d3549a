import { expect, test } from "vitest";
import { runCommand } from "../../../tests/harness/commanding.ts";
import { addOpenEvent, loggedIn } from "../../../tests/harness/registering.ts";
import { freshServer } from "../../../tests/harness/server.ts";

test("consents list shows given and withdrawn consents per person", async () => {
	const server = await freshServer();
	const { marketing, recruitment } = await addOpenEvent(server);
	const list = (more = "") => runCommand(server, `consents list --event msts25${more}`);
	expect((await list()).text).toBe("Nobody has given a consent at MSTS25.");
	const cookie = await loggedIn(server, undefined, { gdprs: { [marketing.id]: true, [recruitment.id]: false } });
	const ask = (method: "GET" | "POST", url: string) => server.app.inject({ method, url, headers: { cookie } });
	const own = (await ask("GET", "/api/user/consents")).json().consents[0];
	await ask("POST", `/api/user/consents/${own.objectId}/withdraw`);
	const { data, text } = await list();
	const at = "2025-04-30T10:00:00.000Z";
	expect(data).toMatchObject([
		{ kind: "marketing", version: 2, email: "anna@firma.example", givenAt: at, withdrawnAt: at },
		{ kind: "processing", version: 3, withdrawnAt: null },
	]);
	expect(text).toMatch(/ marketing +2 +withdrawn .* 2025-04-30 12:00 {2}2025-04-30 12:00$/m);
	expect((await list(" --csv")).text).toContain("stands");
});
