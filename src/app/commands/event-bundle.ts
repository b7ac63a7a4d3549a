import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { existingEvent } from "../../features/event/server/store.ts";
import { readBundleFiles, unzipped, writeBundleFolder, zipped } from "../bundle/archive.ts";
import { EVENT_CODE } from "../bundle/contract.ts";
import { exportBundle } from "../bundle/export-bundle.ts";
import { bundleOf } from "../bundle/format.ts";
import { importBundle } from "../bundle/import-bundle.ts";
import { savePictures } from "../bundle/media.ts";
import { renamed } from "../bundle/rules.ts";
import { onlyOne, textOf } from "./arguments.ts";
import { CommandFailure, defineCommand, type ParsedArguments } from "./command.ts";

function exported({ positionals }: ParsedArguments): { eventCode: string; target: string } {
	const [eventCode, target, ...more] = positionals;
	if (!eventCode || more.length > 0) throw new CommandFailure("Give an event's CODE, and a folder or a FILE.zip.");
	return { eventCode, target: resolve(target ?? eventCode) };
}

export const exportEventCommand = defineCommand({
	name: "event export",
	usage: "CODE [FOLDER|FILE.zip]",
	about: `Exports an event with all its content, in both languages and with its pictures, as a bundle: a folder of JSON files and
pictures, or the same as a ZIP. The folder has the event's code as its default name. The bundle contains no personal
data: no accounts, registrations, orders or codes. docs/bundle.md describes the format.`,
	options: {},
	input: z.object({ eventCode: z.string() }),
	read: (typed) => ({ eventCode: exported(typed).eventCode }),
	async run(deps, { eventCode }) {
		const event = await existingEvent(deps.db, eventCode);
		const files = await exportBundle(deps, event.id);
		const base64 = (await zipped(files)).toString("base64");
		return {
			text: "",
			data: { code: event.code, files: [...files.keys()] },
			file: { name: `${event.code}.zip`, base64 },
		};
	},
	async write(file, typed) {
		const { target } = exported(typed);
		try {
			if (target.toLowerCase().endsWith(".zip")) await writeFile(target, file);
			else await writeBundleFolder(target, await unzipped(file));
		} catch (error) {
			const { code } = error as NodeJS.ErrnoException;
			if (code === undefined) throw error;
			throw new CommandFailure(`${target} cannot be written (${code}).`);
		}
		return `Written to ${target}.`;
	},
});

export const importEventCommand = defineCommand({
	name: "event import",
	usage: "FOLDER|ZIP [--as CODE]",
	about: `Imports a bundle: creates the event, or updates it and deletes what the bundle no longer has, all or nothing. Importing
the same bundle again changes nothing. Whatever people have booked (packages, options, days, reserved seats, consents) is
never deleted.
--as CODE   imports under another code, as a copy of an edition`,
	options: { as: { type: "string" } },
	input: z.object({ files: z.record(z.string(), z.string()), as: z.nullable(z.string()) }),
	async read(typed) {
		const as = textOf(typed, "as") ?? null;
		if (as !== null && !EVENT_CODE.test(as)) {
			throw new CommandFailure(`"${as}" is not an event code: use letters, digits and dashes, such as MSTS26.`);
		}
		const files = await readBundleFiles(resolve(onlyOne(typed, "folder or ZIP of a bundle")));
		bundleOf(files); // reports problems before the upload
		const encoded = [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString("base64")]);
		return { files: Object.fromEntries(encoded), as };
	},
	async run(deps, { files: encoded, as }) {
		const files = new Map(Object.entries(encoded).map(([path, text]) => [path, Buffer.from(text as string, "base64")]));
		const read = bundleOf(files);
		const bundle = as === null ? read : renamed(read, as);
		const addresses = await savePictures(deps.files, bundle, files);
		const report = await importBundle(deps, bundle, addresses, "command:event");
		const { code, isNew, created, updated, removed } = report;
		const isNothing = !isNew && created + updated + removed === 0;
		const text = isNothing
			? `${code} already matches the bundle. Nothing was changed.`
			: `${code}${isNew ? " is new" : ""}: ${created} added, ${updated} changed, ${removed} removed.`;
		return { text, data: report };
	},
});
