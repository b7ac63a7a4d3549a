import { beforeAll, expect, test } from "vitest";
import { officePeople } from "../../tests/harness/office-people.ts";
import type { TestOrganiser } from "../../tests/harness/organiser.ts";
import { exportPerson } from "../features/participants/person-contract.ts";
import { unzipped } from "./bundle/archive.ts";
import { PARTS_AT_EVENT, partsAtEvent } from "./personal-at-event.ts";

let one: Awaited<ReturnType<typeof officePeople>>;
beforeAll(async () => {
	one = await officePeople();
	await Promise.all([one.owner.prove(), one.sales.prove()]);
});

const exported = (organiser: TestOrganiser) =>
	organiser.ask(exportPerson, { params: { eventCode: "MSTS25", personId: one.jan.accountId } });

test("an organiser of one event hands out the data of that event alone", async () => {
	const answer = await exported(one.sales);
	expect(answer.headers["content-disposition"]).toMatch(/filename="MSTS25-[\d-]+\.zip"/);
	const files = new Map(
		[...(await unzipped(answer.rawPayload))].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
	);
	const json = (name: string) => JSON.parse(files.get(`${name}.json`)!);
	expect(json("tickets").map((row: { id: number }) => row.id)).toEqual([one.jan.id]);
	expect(json("orders").map((row: { number: string }) => row.number)).toEqual([one.jan.order.number]);
	// the terms belong to no event
	const consents: { eventCode: string | null }[] = json("consents");
	expect(new Set(consents.map(({ eventCode }) => eventCode))).toEqual(new Set(["MSTS25"]));
	const names = [...files.keys()];
	expect(names.filter((name) => name.startsWith("tickets/"))).toEqual([`tickets/MSTS25-${one.jan.id}.pdf`]);
	for (const part of ["account", "conversations", "people", "cv", "profile", "history", "emails"])
		expect(names).not.toContain(`${part}.json`);
	expect(files.get("README.txt")).toContain("the event MSTS25");
	expect([...files.values()].join()).not.toContain("NYC25");
	const whole = await unzipped((await exported(one.owner)).rawPayload);
	expect(JSON.parse(Buffer.from(whole.get("tickets.json")!).toString())).toHaveLength(2);
});

test("every part of the list exists", () => {
	const names = partsAtEvent({} as never, { id: 1, code: "MSTS25" }).map(({ name }) => name);
	expect(names.toSorted()).toEqual(["tickets", "orders", ...PARTS_AT_EVENT].toSorted());
});
