import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FREE, optionShop, TSHIRT } from "../../../../tests/harness/options.ts";
import { differencesOf, repairStock } from "../../../../tests/harness/stock.ts";
import { optionChoiceStock, packageOption } from "../../options/server/tables.ts";

let one: Awaited<ReturnType<typeof optionShop>>;
beforeAll(async () => {
	one = await optionShop();
});
beforeEach(() => one.empty());

describe("sizes with a limit of their own", () => {
	const shirt = { ...FREE, paymentMethod: "card", expectedGrossGrosz: TSHIRT };
	const sized = (n: number, tShirtChoice: string) => one.buy({ ...shirt, tShirtChoice, email: `p${n}@firma.example` });
	const sizes = (choiceLimits: Record<string, number>) =>
		one.db.update(packageOption).set({ choiceLimits }).where(eq(packageOption.id, one.ids["expo tshirt"]!));
	const offered = async () =>
		(await one.server.app.inject("/api/event/MSTS25/packagesOptional/user?package=EXPO"))
			.json()
			.options.find((it: { kind: string }) => it.kind === "tshirt");
	const agrees = async () => [...(await differencesOf(one.db, "option")), ...(await differencesOf(one.db, "choice"))];

	test("never exceed their limit in simultaneous orders; other sizes stay available", async () => {
		const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => sized(n, n % 4 ? "M" : "S")));
		const bought = answers.filter((it) => it.statusCode === 200);
		expect(bought).toHaveLength(5 + 3);
		const refused = answers.find((it) => it.statusCode === 409)!;
		expect(refused.json()).toMatchObject({
			message: "T-shirts of size M are sold out. Choose another size, or no T-shirt.",
			modelState: { tShirtChoice: [expect.stringContaining("size M")] },
		});
		expect(await offered()).toMatchObject({ isAvailable: true, soldOutChoices: ["M"] });
		expect(await agrees()).toEqual([]);
	});

	test("are returned with their order and taken again by late money if available", async () => {
		await sizes({ M: 1, S: 0 });
		const first = await one.bought({ ...shirt, tShirtChoice: "M" });
		expect(await offered()).toMatchObject({ isAvailable: false, soldOutChoices: ["S", "M"] });
		one.later(31);
		await one.expire();
		expect(await offered()).toMatchObject({ isAvailable: true, soldOutChoices: ["S"] });
		expect((await sized(2, "M")).statusCode).toBe(200);
		expect(await one.receive(first.id, { amountGrosz: TSHIRT })).toBe("queued");
		expect(await agrees()).toEqual([]);
		await sizes({ M: 5 });
	});

	test("are recounted and corrected", async () => {
		await one.bought({ ...shirt, tShirtChoice: "S" });
		await one.db.delete(optionChoiceStock);
		expect(await agrees()).toMatchObject([{ kind: "choice", name: "MSTS25 EXPO tshirt S", counter: 0, facts: 1 }]);
		expect(await repairStock(one.server.deps, "command:stock")).toHaveLength(1);
		expect(await agrees()).toEqual([]);
	});
});
