import { beforeAll, describe, expect, test } from "vitest";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { addExhibitor } from "../../../tests/harness/content.ts";
import { meeting, type TestPerson } from "../../../tests/harness/people.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let person: TestPerson;
let norvika: number;
beforeAll(async () => {
	site = await meeting();
	norvika = (await addExhibitor(site.deps, site.event)).id;
	for (const name of ["Sejsmo", "Sejsmo"]) await addExhibitor(site.deps, site.event, { name });
	person = await site.person("ewa", "expo");
});

const staff = (typed: string) => runCommand(site.server, `exhibitors ${typed}`);
const refused = (typed: string) => refusal(site.server, `exhibitors ${typed}`);
const of = (more = "") => `${person.email} --event msts25 --exhibitor norvika${more}`;

describe("exhibitor staff", () => {
	test("adds, lists and removes a person once, and the audit names the actor", async () => {
		expect((await staff("staff --event MSTS25")).text).toBe("No exhibitor of MSTS25 has staff yet.");
		expect((await staff(`staff-add ${of()}`)).text).toBe(`${person.email} works for Norvika at MSTS25.`);
		expect((await staff(`staff-add ${of()}`)).text).toContain("(already worked for it)");
		expect((await staff("staff --event MSTS25")).data).toMatchObject([{ exhibitor: "Norvika", email: person.email }]);
		expect((await staff(`staff-remove ${of()}`)).text).toBe(`${person.email} no longer works for Norvika at MSTS25.`);
		expect((await staff(`staff-remove ${of()}`)).text).toContain("(did not work for it)");
		expect((await staff("staff --event MSTS25")).data).toEqual([]);
		const log = await site.deps.db.execute(
			"select action, actor from audit_entry where action like 'exhibitor.%' order by id",
		);
		expect(log.rows).toEqual([
			{ action: "exhibitor.staff-added", actor: "command:exhibitors" },
			{ action: "exhibitor.staff-removed", actor: "command:exhibitors" },
		]);
	});

	test("finds a company by number if names are equal, and refuses unknown people", async () => {
		expect(await refused(`staff-add ${person.email} --event MSTS25 --exhibitor Sejsmo`)).toMatch(
			/^Several exhibitors have this name\. Give a number: \d+, \d+\.$/,
		);
		expect((await staff(`staff-add ${person.email} --event MSTS25 --exhibitor ${norvika}`)).text).toContain("Norvika");
		expect(await refused(`staff-add ${person.email} --event NYC25 --exhibitor Norvika`)).toBe(
			'NYC25 has no exhibitor called "Norvika".',
		);
		expect(await refused("staff-add nobody@ktos.example --event MSTS25 --exhibitor Norvika")).toContain(
			"No account has this address",
		);
	});
});
