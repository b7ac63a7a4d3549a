import { inject } from "vitest";
import { demonstration } from "../../demo/demonstration.ts";
import { readConfig } from "../../src/app/boot/config.ts";
import { emailSettingsOf } from "../../src/app/boot/email-settings.ts";
import { COMMANDS } from "../../src/app/commands/all.ts";
import { runHereOrInSite } from "../../src/app/commands/ask.ts";
import { perform, type Result, sentenceOf } from "../../src/app/commands/command.ts";
import { orderOf } from "../../src/app/commands/parse.ts";
import { orderBySecret } from "../../src/features/orders/server/store.ts";
import { hashOf } from "../../src/kit/hash/hash.ts";
import type { shop } from "./buying.ts";
import { company } from "./registering.ts";
import type { TestServer } from "./server.ts";

export async function runCommand({ deps }: TestServer, typed: string): Promise<Result> {
	const order = orderOf(COMMANDS, typed.trim().split(/\s+/));
	if ("shown" in order) return { text: order.shown, data: undefined };
	// input travels over the socket as JSON
	const input = order.command.input.parse(JSON.parse(JSON.stringify(await order.command.read(order.typed))));
	let parts = "";
	const out = async (part: string) => {
		parts += part;
	};
	const result = await order.command.run({ ...deps, ...emailSettingsOf(deps.config) }, input, () => {}, out);
	return { ...result, text: result.text || parts, data: JSON.parse(JSON.stringify(result.data ?? null)) };
}

/** Runs a command without `--yes` and confirms its question. */
export async function askCommand({ deps }: TestServer, typed: string, confirmed?: string): Promise<Result> {
	const order = orderOf(COMMANDS, typed.trim().split(/\s+/));
	if ("shown" in order) throw new Error(order.shown);
	const { command } = order;
	const request = { command, input: await command.read(order.typed), confirmed };
	return perform(
		{ ...deps, ...emailSettingsOf(deps.config) },
		request,
		() => {},
		async () => {},
	);
}

/** Runs a command against the running demonstration, in another process. */
export async function commanded(typed: string): Promise<Result> {
	const order = orderOf(COMMANDS, typed.trim().split(/\s+/));
	if ("shown" in order) throw new Error(order.shown);
	const config = readConfig({ DATA_DIR: inject("dataDir") });
	const { command, typed: words } = order;
	const request = { command, input: await command.read(words), confirmed: true as const };
	return runHereOrInSite(config, demonstration, request, { say() {}, async out() {}, note() {} });
}

/** Runs a command that is refused, and returns the message. */
export async function refusal(server: TestServer, typed: string): Promise<string> {
	try {
		const { text } = await runCommand(server, typed);
		return `not refused: ${text}`;
	} catch (error) {
		const sentence = sentenceOf(error);
		if (sentence === undefined) throw error;
		return sentence;
	}
}

/** Makes an order of five team tickets, paid by transfer. */
export async function paidTeam(one: Awaited<ReturnType<typeof shop>>) {
	const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 5 }];
	const answer = await one.buy({ packageCode: undefined, tickets, expectedGrossGrosz: 183_885, ...company });
	const found = (await orderBySecret(one.db, hashOf(answer.json().order.secret)))!;
	await runCommand(one.server, `order paid ${found.number} --amount 1838.85`);
	return found;
}
