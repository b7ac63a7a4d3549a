import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { existingEvent } from "../../features/event/server/store.ts";
import { sceneCard } from "../../features/scenes/server/scene-files.ts";
import { registrationPages } from "../../features/ticket-holders/server/list-store.ts";
import { badgesPdf } from "../../features/tickets/server/badges.ts";
import { neededText, none } from "./arguments.ts";
import { defineCommand } from "./command.ts";

export const badgesCommand = defineCommand({
	name: "registrations badges",
	usage: "--event CODE --folder PATH",
	about: `Prints the badges of people who attend onsite, by last name: A4 sheets with four badges each, with the event's scene,
the person's name and company, the package and the ticket's code. Each PDF file has at most 200 badges. Registrations that
await payment and cancelled ones have none.
--folder PATH    the folder to write the files to; it is created if it does not exist`,
	options: { event: { type: "string" }, folder: { type: "string" } },
	input: z.object({ eventCode: z.string(), folder: z.string() }),
	read(typed) {
		none(typed);
		return { eventCode: neededText(typed, "event", "CODE"), folder: resolve(neededText(typed, "folder", "PATH")) };
	},
	async run(deps, { eventCode, folder }, say) {
		const event = await existingEvent(deps.db, eventCode);
		const picture = await sceneCard(deps, event.id);
		const files: string[] = [];
		let badges = 0;
		for await (const page of registrationPages(deps.db, event.id)) {
			const ids = page.filter((one) => one.status === "confirmed" && !one.isOnline).map(({ id }) => id);
			if (ids.length === 0) continue;
			const name = `badges-${event.code}-${String(files.length + 1).padStart(2, "0")}.pdf`;
			if (files.length === 0) await mkdir(folder, { recursive: true });
			await writeFile(join(folder, name), await badgesPdf(deps, { event, ids, picture }));
			files.push(name);
			badges += ids.length;
			say({ step: "badges", done: badges, total: 0 });
		}
		const text =
			badges > 0
				? `${badges} badges in ${folder}: ${files.join(", ")}`
				: `Nobody with a confirmed registration attends ${event.code} onsite.`;
		return { text, data: { badges, files } };
	},
});
