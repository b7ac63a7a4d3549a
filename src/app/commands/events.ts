import { domainToASCII } from "node:url";
import * as z from "zod/mini";
import { changeHost } from "../../features/event/server/change-host.ts";
import { allEvents, existingEvent } from "../../features/event/server/store.ts";
import { originOf } from "../paths.ts";
import { neededText, none, onlyOne } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";
import { tableOf } from "./show.ts";

/** What takes a host away. */
const NONE = "none";
/** Labels of letters, digits and hyphens, at least two of them. */
const HOST_NAME = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** A host name in the form in which browsers send it, or null for "none". */
function hostOf(typed: string): string | null {
	if (typed.toLowerCase() === NONE) return null;
	const host = domainToASCII(typed).toLowerCase();
	if (HOST_NAME.test(host)) return host;
	throw new CommandFailure(
		`"${typed}" is not a host name. Give it without https://, port and path, such as dss.example, or none.`,
	);
}

export const hostCommand = defineCommand({
	name: "events host",
	usage: "--event CODE NAME",
	about: `Gives an event a host name of its own, such as dss.example: there it stands at "/", and what is read outside the site
(search engines, letters, calendar files) names that host. Its DNS and certificate are the proxy's affair: set them up
first. none takes it away.`,
	options: { event: { type: "string" } },
	asked: z.object({ eventCode: z.string(), host: z.nullable(z.string()) }),
	read(typed) {
		return { eventCode: neededText(typed, "event", "DSS25"), host: hostOf(onlyOne(typed, "host name, or none")) };
	},
	async run(deps, { eventCode, host }) {
		if (host === new URL(deps.config.publicUrl).hostname) {
			throw new CommandFailure(`${host} is the host of PUBLIC_URL, which shows ${deps.config.defaultEvent}.`);
		}
		const event = await existingEvent(deps.db, eventCode);
		await changeHost(deps, event, host, "command:events");
		const data = { code: event.code, host, url: originOf(deps.config, { host }) };
		const text = host ? `${event.code} stands at ${data.url} from now on.` : `${event.code} has no host of its own.`;
		return { text, data };
	},
});

export const listEventsCommand = defineCommand({
	name: "events list",
	usage: "",
	about: "The events in their order, with their host names, and whether one can register.",
	options: {},
	asked: z.object({}),
	read(typed) {
		none(typed);
		return {};
	},
	async run(deps) {
		const events = await allEvents(deps.db);
		const data = events.map(({ code, name, host, allowRegistration }) => ({ code, name, host, allowRegistration }));
		const rows = data.map((one) => [one.code, one.name, one.host ?? "", one.allowRegistration ? "open" : "closed"]);
		const text = rows.length > 0 ? tableOf(["EVENT", "NAME", "HOST", "REGISTRATION"], rows) : "There are no events.";
		return { text, data };
	},
});
