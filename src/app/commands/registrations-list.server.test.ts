import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { shop } from "../../../tests/harness/buying.ts";
import { runCommand } from "../../../tests/harness/commanding.ts";
import { addEvent, addPackage } from "../../../tests/harness/content.ts";
import { calendar } from "../../features/event/server/tables.ts";
import { packageOption } from "../../features/options/server/tables.ts";
import { additionalInput, ticketPackage } from "../../features/packages/server/tables.ts";
import { momentOf } from "./show.ts";

let one: Awaited<ReturnType<typeof shop>>;
const list = (more = "") => runCommand(one.server, `registrations list --event ${more}`);
const free = { packageCode: "EXPO", paymentMethod: undefined, expectedGrossGrosz: undefined };

beforeAll(async () => {
	one = await shop();
	const packages = await one.db.select().from(ticketPackage).orderBy(ticketPackage.id);
	const [expo, paid] = ["EXPO", "BASIC-ONLINE"].map((code) => packages.find((row) => row.code === code)!);
	await one.db.insert(packageOption).values({ packageId: expo!.id, netGrosz: 0, kind: "tshirt", choices: ["S", "M"] });
	// two packages share a question's column
	const questions = await one.db
		.insert(additionalInput)
		.values([
			{ packageId: expo!.id, name: "Dieta", type: 0 },
			{ packageId: paid!.id, name: "Dieta", type: 0 },
			{
				packageId: expo!.id,
				name: "Tematy",
				type: 2,
				options: [
					{ value: "AI", valueEn: "AI" },
					{ value: "Dane", valueEn: "Data" },
				],
			},
		])
		.returning();
	const [diet, paidDiet, topics] = questions.map(({ id }) => id);
	const now = one.server.clock.now();
	await one.db.insert(calendar).values({
		eventId: one.event.id,
		code: "D1",
		name: "Dzień 1",
		isOnsite: true,
		isOnline: false,
		startsAt: now,
		endsAt: new Date(now.getTime() + 3_600_000),
	});
	const answered = (values: { objectId: number; value: string | string[] }[]) => JSON.stringify(values);
	await one.buy({
		...free,
		companyName: "=Zuch;SA",
		tShirtChoice: "M",
		additionalInputs: answered([
			{ objectId: diet!, value: "wege; bez orzechów" },
			{ objectId: topics!, value: ["AI", "Dane"] },
		]),
	});
	const other = { email: "b@firma.example", firstName: "Bartek", lastName: "Adamski" };
	await one.buy({ ...other, additionalInputs: answered([{ objectId: paidDiet!, value: "bez glutenu" }]) });
	const second = await addEvent(one.server.deps, { code: "OTHER25", allowRegistration: true, freePackageCode: "EXPO" });
	await addPackage(one.server.deps, second);
	await one.buy({ ...free, eventCode: "OTHER25", email: "c@firma.example", lastName: "Cicha", processAgreement: true });
});

test("the table shows only this event's registrations, by name", async () => {
	const { text } = await list("msts25");
	const [head, first, second, ...more] = text.split("\n");
	expect(head).toMatch(/^TICKET +LAST NAME +FIRST NAME +PACKAGE +ATTENDS +STATUS +EMAIL +CHECKED IN$/);
	expect(first).toMatch(/Adamski +Bartek +BASIC-ONLINE +online +reserved +b@firma\.example$/);
	expect(second).toMatch(/Szczepankowska-Wójcik +Anna +EXPO +onsite +confirmed +anna@firma\.example$/);
	expect(more).toEqual([]);
});

test("the CSV has every column for badges and caterers, and escapes formulas", async () => {
	const ticket = (await list("MSTS25 --json")).text.match(/"ticket":"([^"]+)","status":"confirmed"/)![1]!;
	await runCommand(one.server, `check-in tickets ${ticket} --event MSTS25 --day D1`);
	const rows: Record<string, string>[] = parse((await list("MSTS25 --csv")).text, {
		bom: true,
		delimiter: ";",
		columns: true,
	});
	expect(rows).toHaveLength(2);
	expect(rows[1]).toMatchObject({
		TICKET: ticket,
		"LAST NAME": "Szczepankowska-Wójcik",
		ATTENDS: "onsite",
		COMPANY: "'=Zuch;SA",
		"T-SHIRT": "M",
		"CHECKED IN": momentOf(one.server.clock.now(), "Europe/Warsaw"),
		PHONE: "+48601234567",
		ORDER: "",
		Dieta: "wege; bez orzechów",
		Tematy: "AI, Dane",
	});
	expect(rows[0]).toMatchObject({ STATUS: "reserved", Dieta: "bez glutenu", Tematy: "" });
	expect(rows[0]!["ORDER"]).toMatch(/\d/);
	expect(Object.keys(rows[0]!).filter((name) => name === "Dieta")).toHaveLength(1);
});

test("the JSON is one array, also for an empty event", async () => {
	const people: { lastName: string; answers: object; options: object[] }[] = JSON.parse(
		(await list("MSTS25 --json")).text,
	);
	expect(people.map(({ lastName }) => lastName)).toEqual(["Adamski", "Szczepankowska-Wójcik"]);
	expect(people[1]).toMatchObject({
		options: [{ kind: "tshirt", choice: "M", isPaid: true }],
		answers: { Tematy: "AI, Dane" },
	});
	await addEvent(one.server.deps, { code: "EMPTY25" });
	expect(JSON.parse((await list("EMPTY25 --json")).text)).toEqual([]);
	expect((await list("EMPTY25")).text).toBe("Nobody is registered for EMPTY25.");
});
