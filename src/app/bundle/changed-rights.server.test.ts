import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sampleBundle } from "../../../tests/harness/bundles.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { contentsOf, type PackageRights, rightsOf } from "../../features/packages/rights.ts";
import { takePackagePlaces } from "../../features/packages/server/stock-store.ts";
import { ticketPackage } from "../../features/packages/server/tables.ts";
import { type Bundle, bundleOf, filesOf } from "./format.ts";
import { importBundle } from "./import-bundle.ts";

let server: TestServer;
beforeEach(async () => {
	server = await freshServer();
	await imported({});
});

/** Two packages, of which EXPO has these rights. */
function bundleWith(part: Partial<PackageRights>): Bundle {
	const bundle = sampleBundle();
	const [expo] = bundle.lists.packages;
	const rights = { ...rightsOf(expo as Parameters<typeof rightsOf>[0]), ...part };
	const second = { ...expo, code: "VIP", name: "VIP", inputs: [], options: [] };
	const packages = [{ ...expo, ...contentsOf(rights) }, second] as Bundle["lists"]["packages"];
	return bundleOf(filesOf({ ...bundle, lists: { ...bundle.lists, packages } }));
}

const imported = (part: Partial<PackageRights>) =>
	importBundle(server.deps, bundleWith(part), new Map(), "test").then(
		() => "imported",
		(error: Error) => error.message,
	);
const packageOf = async (code: string) =>
	(await server.deps.db.select().from(ticketPackage).where(eq(ticketPackage.code, code)))[0]!;
const sell = async (code: string) => {
	const { id } = await packageOf(code);
	await server.deps.db.transaction((tx) => takePackagePlaces(tx, id, null));
};

test("an import takes no right from holders of tickets, and says what and how many", async () => {
	await sell("EXPO");
	expect(await imported({ expo: false, lunch: "none", afterparty: true })).toBe(
		[
			"packages.json, includes.expo (EXPO): Sold rights stay. Tickets of this package, reserved ones included: 1. Sell fewer rights as a new package.",
			"packages.json, includes.lunch (EXPO): Sold rights stay. Tickets of this package, reserved ones included: 1. Sell fewer rights as a new package.",
			"Nothing was changed.",
		].join("\n"),
	);
	expect((await packageOf("EXPO")).includes).toMatchObject({ expo: true, lunch: "buy", afterparty: false });
});

test("an import gives more rights to holders, and reduces those of a package that nobody has", async () => {
	await sell("EXPO");
	expect(await imported({ hasExtendedSeats: true, lunch: "included" })).toBe("imported");
	expect(await packageOf("EXPO")).toMatchObject({ hasExtendedSeats: true, includes: { lunch: "included" } });
	expect(await imported({ lunch: "included" })).toContain("packages.json, hasExtendedSeats (EXPO): Sold rights stay.");
});

test("tickets of another package do not count", async () => {
	await sell("VIP");
	expect(await imported({ expo: false })).toBe("imported");
	expect([(await packageOf("EXPO")).includes.expo, (await packageOf("VIP")).includes.expo]).toEqual([false, true]);
});
