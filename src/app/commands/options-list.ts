import * as z from "zod/mini";
import { existingEvent } from "../../features/event/server/store.ts";
import { optionsTakenAt } from "../../features/registration/server/chosen-options-store.ts";
import { csvText } from "../../kit/csv/csv.ts";
import { neededText, none } from "./arguments.ts";
import { defineCommand } from "./command.ts";
import { tableOf } from "./show.ts";

const HEAD = ["OPTION", "CHOICE", "PACKAGE", "STATUS", "NAME", "EMAIL", "RECIPIENT", "ADDRESS", "NOTES"];

export const optionsListCommand = defineCommand({
	name: "options list",
	usage: "--event CODE [--csv]",
	about: `Who takes what besides the package: lunches, the party, T-shirts with their sizes, gift bags, and where they are sent.
"reserved" waits for its order to be paid.
--csv          as a file for spreadsheets`,
	options: { event: { type: "string" }, csv: { type: "boolean" } },
	asked: z.object({ eventCode: z.string(), csv: z.boolean() }),
	read(typed) {
		none(typed);
		return { eventCode: neededText(typed, "event", "CODE"), csv: typed.values["csv"] === true };
	},
	async run(deps, { eventCode, csv }) {
		const event = await existingEvent(deps.db, eventCode);
		const data = await optionsTakenAt(deps.db, event.id);
		const rows = data.map(rowOf);
		if (csv) return { text: csvText([HEAD, ...rows]), data };
		return { text: rows.length > 0 ? tableOf(HEAD, rows) : `Nobody takes an option at ${event.code}.`, data };
	},
});

function rowOf({ kind, choice, packageCode, status, firstName, lastName, email, delivery }: Taken): string[] {
	const to = delivery && {
		name: `${delivery.firstName} ${delivery.lastName}`,
		address: `${delivery.street}, ${delivery.postCode} ${delivery.city}`,
	};
	return [
		...[kind, choice ?? "", packageCode, status, `${firstName} ${lastName}`, email],
		...[to?.name ?? "", to?.address ?? "", delivery?.comment ?? ""],
	];
}

type Taken = Awaited<ReturnType<typeof optionsTakenAt>>[number];
