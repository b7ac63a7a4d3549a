import { expect, test } from "vitest";
import { optionShop } from "../../tests/harness/options.ts";
import { loggedIn } from "../../tests/harness/registering.ts";
import { wholePerson } from "../../tests/harness/whole-person.ts";
import { unzipped } from "./bundle/archive.ts";

test("another person with rows in every table changes nothing in an export", async () => {
	const one = await optionShop();
	const cookie = await loggedIn(one.server, "ola@firma.example", { firstName: "Ola", lastName: "Sama" });
	const exported = async () => {
		const { rawPayload } = await one.server.app.inject({ url: "/api/user/data", headers: { cookie } });
		const files = [...(await unzipped(rawPayload))].filter(([name]) => name.endsWith(".json"));
		return Object.fromEntries(files.map(([name, bytes]) => [name, JSON.parse(Buffer.from(bytes).toString())]));
	};
	const alone = await exported();
	expect(alone["account.json"].person).toMatchObject({ firstName: "Ola" });
	await wholePerson(one);
	expect(await exported()).toEqual(alone);
}, 60_000);
