import * as z from "zod/mini";
import { rotateKey } from "../../features/tickets/server/rotate-key.ts";
import { none } from "./arguments.ts";
import { defineCommand } from "./command.ts";

export const rotateKeyCommand = defineCommand({
	name: "tickets rotate-key",
	usage: "",
	about: `Makes a new key that signs every ticket from now on, such as once a year. Tickets that were signed before stay good, so
nobody needs a new one. A door fetches the new key by itself as soon as it has a network: do not do it on the day.`,
	options: {},
	input: z.object({}),
	read(typed) {
		none(typed);
		return {};
	},
	async run(deps) {
		const { keyId, olderKeyId } = await rotateKey(deps, "command:tickets");
		const text = `Key ${keyId} signs tickets from now on. What key ${olderKeyId} signed stays good.`;
		return { text, data: { keyId, olderKeyId } };
	},
});
