import { beforeAll, expect, test } from "vitest";
import { shop } from "../../../tests/harness/buying.ts";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { packageOption } from "../../features/options/server/tables.ts";
import { ticketPackage } from "../../features/packages/server/tables.ts";

let one: Awaited<ReturnType<typeof shop>>;
const list = (more = "") => runCommand(one.server, `options list --event msts25${more}`);

beforeAll(async () => {
	one = await shop();
	const expo = (await one.db.select().from(ticketPackage).orderBy(ticketPackage.id)).find(
		({ code }) => code === "EXPO",
	)!;
	const option = { packageId: expo.id, netGrosz: 0 };
	await one.db.insert(packageOption).values([
		{ ...option, kind: "tshirt", choices: ["S", "M"] },
		{ ...option, kind: "delivery" },
	]);
});

test("options list shows options per person with delivery, as a table and as CSV", async () => {
	expect((await list()).text).toBe("Nobody has an option at MSTS25.");
	await one.buy({
		packageCode: "EXPO",
		tShirtChoice: "M",
		wantDelivery: true,
		deliveryFirstName: "Ewa",
		deliveryLastName: "Maj",
		deliveryStreet: "Lniana 1",
		deliveryPostCode: "38400",
		deliveryCity: "Krosno",
	});
	expect((await list()).data).toMatchObject([
		{ kind: "delivery", status: "confirmed", delivery: { postCode: "38-400" } },
		{ kind: "tshirt", choice: "M", packageCode: "EXPO", lastName: "Szczepankowska-Wójcik", delivery: null },
	]);
	expect((await list()).text).toContain("Ewa Maj    Lniana 1, 38-400 Krosno");
	expect((await list(" --csv")).text).toContain("Lniana 1, 38-400 Krosno");
	expect(await refusal(one.server, "options list")).toBe("Give --event CODE.");
});
