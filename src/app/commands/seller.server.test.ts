import { describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../tests/harness/buying.ts";
import { addPackage } from "../../../tests/harness/content.ts";
import { addOpenEvent, company, goodPayload } from "../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { documentsOf } from "../../features/documents/server/store.ts";
import { orderBySecret } from "../../features/orders/server/store.ts";
import { seller } from "../../features/seller/server/tables.ts";
import { auditEntriesOf } from "../../kit/audit/store.ts";
import { hashOf } from "../../kit/hash/hash.ts";
import { emailSettingsOf } from "../boot/email-settings.ts";
import { setSellerCommand, showSellerCommand } from "./seller.ts";

const FOUNDATION = [
	..."--name|Fundacja Druga|--street|ul. Nowa 5|--post-code|30-001|--city|Kraków|--nip|526-025-02-74".split("|"),
	..."--account|27 1140 2004 0000 3002 0135 5387|--bank|Bank Drugi".split("|"),
];

function typedOf(args: string[]): Parameters<typeof setSellerCommand.read>[0] {
	const values = Object.fromEntries(
		Array.from({ length: args.length / 2 }, (_, n) => [args[2 * n]!.slice(2), args[2 * n + 1]!]),
	);
	return { values, positionals: [], asJson: false };
}

async function set({ deps }: TestServer, ...args: string[]) {
	const input = await setSellerCommand.read(typedOf(args));
	return setSellerCommand.run(
		{ ...deps, ...emailSettingsOf(deps.config) },
		input,
		() => {},
		async () => {},
	);
}

async function show({ deps }: TestServer) {
	return showSellerCommand.run(
		{ ...deps, ...emailSettingsOf(deps.config) },
		{},
		() => {},
		async () => {},
	);
}

async function unsold(env: Record<string, string> = {}): Promise<TestServer> {
	const server = await freshServer({ env });
	const { event } = await addOpenEvent(server);
	await addPackage(server.deps, event, { code: "FREE", capacity: null });
	await server.deps.db.delete(seller);
	return server;
}

const paying = { packageCode: "BASIC-ONLINE", paymentMethod: "transfer", expectedGrossGrosz: 36_777 };
const register = ({ app }: TestServer, payload: object) =>
	app.inject({ method: "POST", url: "/api/account/registerUser", payload: { ...goodPayload, ...payload } });

describe("without a seller", () => {
	test("paid orders are refused with a sentence and leave nothing behind", async () => {
		const server = await unsold();
		const answer = await register(server, paying);
		expect(answer.statusCode).toBe(409);
		expect(answer.json().title ?? answer.json().message).toMatch(/^Sprzedaż jest zamknięta: organizator nie podał/);
		expect((await register(server, paying)).statusCode).toBe(409); // not "this address is taken"
	});

	test("an invented seller counts in a trial, not at a public address", async () => {
		for (const [env, status] of [
			[{ PUBLIC_URL: "https://estrada.example" }, 409],
			[{ PUBLIC_URL: "http://localhost:3000" }, 200],
		] as const) {
			const server = await unsold(env);
			await set(server, ...FOUNDATION);
			await server.deps.db.update(seller).set({ isInvented: true });
			expect((await register(server, paying)).statusCode).toBe(status);
		}
	});

	test("the command says so", async () => {
		expect((await show(await unsold())).text).toMatch(/^No seller is set: only free packages are available/);
	});
});

describe("a configured seller", () => {
	test("sells, and each change has an audit entry with both values", async () => {
		const server = await unsold();
		await set(server, ...FOUNDATION);
		expect((await register(server, paying)).statusCode).toBe(200);
		await set(server, "--name", "Fundacja Trzecia", "--signer", "Anna Próbna, prezes");
		expect((await show(server)).data).toMatchObject({
			name: "Fundacja Trzecia",
			nip: "5260250274",
			bank: { account: "PL27114020040000300201355387", name: "Bank Drugi" },
			signer: "Anna Próbna, prezes",
		});
		const entries = await auditEntriesOf(server.deps.db, ["seller"]);
		expect(entries.map(({ action, actor }) => [action, actor])).toEqual(
			Array(2).fill(["seller.set", "command:seller"]),
		);
		expect(entries[1]?.detail).toMatchObject({
			before: { details: { name: "Fundacja Druga" } },
			after: { details: { name: "Fundacja Trzecia" } },
		});
	});

	test("stays on issued documents; the pro-forma names its account for transfers", async () => {
		const one = await shop();
		await set(one.server, ...FOUNDATION);
		const { secret } = (await one.buy({ ...company, wantInvoice: true, paymentMethod: "transfer" })).json().order;
		const order = (await orderBySecret(one.db, hashOf(secret)))!;
		await one.confirm();
		await set(one.server, "--name", "Fundacja Trzecia", "--account", "61 1090 1014 0000 0712 1981 2874");
		expect((await one.server.app.inject(`/api/payment/${secret}/info`)).json().transfer).toMatchObject({
			recipient: "Fundacja Druga",
			account: "PL27 1140 2004 0000 3002 0135 5387",
		});
		expect(await one.receive(order.id, { amountGrosz: GROSS })).toBe("paid");
		const documents = await documentsOf(one.db, `order:${order.id}`);
		expect(documents.map((it) => [it.kind, it.seller.name, it.seller.bank?.account])).toEqual([
			["proforma", "Fundacja Druga", "PL27114020040000300201355387"],
			["invoice", "Fundacja Trzecia", "PL61109010140000071219812874"],
		]);
	});

	test.each([
		[["--name", "Fundacja"], /^Give --street, --post-code, --city, --nip, --account, --bank as well/],
		[[...FOUNDATION, "--nip", "5260250275"], /^--nip is "5260250275"/],
		[[...FOUNDATION, "--account", "27114020040000300201355388"], /^--account is .*26 digits/],
		[[...FOUNDATION, "--footer-pl", "Tylko po polsku"], /^Give --footer-pl and --footer-en/],
		[[...FOUNDATION, "--sender", "Estrada"], /^--sender is "Estrada"/],
		[[...FOUNDATION, "--name", "Dwie\nlinie"], /^name is empty, too long, or has a line break/],
	])("%j is refused with a sentence", async (args, sentence) => {
		const server = await unsold();
		await expect(set(server, ...args)).rejects.toThrow(sentence);
		expect(await server.deps.db.select().from(seller)).toEqual([]);
	});
});
