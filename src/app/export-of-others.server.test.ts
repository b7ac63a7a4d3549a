import { expect, test } from "vitest";
import { optionShop } from "../../tests/harness/options.ts";
import { loggedIn } from "../../tests/harness/registering.ts";
import { wholePerson } from "../../tests/harness/whole-person.ts";
import { unzipped } from "./bundle/archive.ts";

type ExportFiles = Record<string, unknown>;

/** Lists the empty parts of an export and their empty lists. */
function emptyParts(exported: ExportFiles): string[] {
	const isEmpty = (one: unknown) => one === null || (Array.isArray(one) && one.length === 0);
	return Object.entries(exported).flatMap(([file, data]) =>
		isEmpty(data)
			? [file]
			: Object.entries(data as ExportFiles).flatMap(([name, one]) => (isEmpty(one) ? [`${file} ${name}`] : [])),
	);
}

test("another person's rows in every table change nothing in an export", async () => {
	const one = await optionShop();
	// the other account is older, so queries without a person filter return it first
	await loggedIn(one.server, "ada@firma.example", { firstName: "Ada", lastName: "Starsza" });
	const cookie = await loggedIn(one.server, "ola@firma.example", { firstName: "Ola", lastName: "Sama" });
	const exportOf = async (of: string) => {
		const { rawPayload } = await one.server.app.inject({ url: "/api/user/data", headers: { cookie: of } });
		const files = [...(await unzipped(rawPayload))].filter(([name]) => name.endsWith(".json"));
		return Object.fromEntries(files.map(([name, bytes]) => [name, JSON.parse(Buffer.from(bytes).toString())]));
	};
	const alone = await exportOf(cookie);
	expect(alone["account.json"].person).toMatchObject({ firstName: "Ola" });
	const other = await wholePerson(one);
	expect(emptyParts(await exportOf(other.cookie)), "nothing can leak from these").toEqual([]);
	expect(await exportOf(cookie)).toEqual(alone);
}, 60_000);
