import * as z from "zod/mini";
import { rotateKey } from "../../features/tickets/server/rotate-key.ts";
import { none } from "./arguments.ts";
import { defineCommand } from "./command.ts";

export const rotateKeyCommand = defineCommand({
	name: "tickets rotate-key",
	usage: "",
	about: `Creates a new key that signs all tickets from now on; run it about once a year. Tickets signed before stay valid. Check-in
devices fetch the new key as soon as they are online: do not run this on the day of an event.`,
	options: {},
	input: z.object({}),
	read(typed) {
		none(typed);
		return {};
	},
	async run(deps) {
		const { keyId, olderKeyId } = await rotateKey(deps, "command:tickets");
		const text = `Key ${keyId} signs tickets from now on. Tickets signed with key ${olderKeyId} stay valid.`;
		return { text, data: { keyId, olderKeyId } };
	},
});
