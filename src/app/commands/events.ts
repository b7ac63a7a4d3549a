import { domainToASCII } from "node:url";
import * as z from "zod/mini";
import { changeDeferredLimit } from "../../features/event/server/change-deferred-limit.ts";
import { changeHandOverEnd } from "../../features/event/server/change-hand-over.ts";
import { changeHost } from "../../features/event/server/change-host.ts";
import { allEvents, existingEvent } from "../../features/event/server/store.ts";
import { changeReverseCharge } from "../../features/packages/server/change-vat.ts";
import { existingPackage } from "../../features/packages/server/store.ts";
import { groszOf } from "../../kit/money/amounts.ts";
import { instantOf } from "../../kit/time/instant.ts";
import { originOf } from "../http/paths.ts";
import { checkedMoment, neededText, none, onlyOne, parseWord } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";
import { amountOf, listOf } from "./show.ts";

/** The word that clears the host. */
const NONE = "none";
/** The word that restores the default end of hand-overs. */
const START = "start";
/** At least two labels of alphanumeric characters and hyphens. */
const HOST_NAME = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Returns null for "none". */
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
	about: `Sets the host name of an event, such as dss.example. The event is then at "/" there, and search engines, e-mails and
calendar files use that host. Configure DNS and the certificate at the proxy first. none removes the host name.`,
	options: { event: { type: "string" } },
	input: z.object({ eventCode: z.string(), host: z.nullable(z.string()) }),
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
		const text = host ? `${event.code} is now at ${data.url}` : `${event.code} has no host name of its own.`;
		return { text, data };
	},
});

export const deferredCommand = defineCommand({
	name: "events deferred",
	usage: "--event CODE AMOUNT",
	about: `Sets the credit limit of an event's deferred payments: the sum with VAT that a buyer (an account or a tax number) may owe
without your approval; order approve gives it. The default is 10000.00 zł. With 0 every order needs approval, with any
none does.`,
	options: { event: { type: "string" } },
	input: z.object({ eventCode: z.string(), limitGrosz: z.nullable(z.int().check(z.minimum(0))) }),
	read(typed) {
		const amount = onlyOne(typed, "amount such as 10000.00, or any");
		const limitGrosz = amount.toLowerCase() === "any" ? null : groszOf(amount);
		if (limitGrosz === undefined) {
			throw new CommandFailure(`"${amount}" is not an amount. Give one such as 10000.00, or any.`);
		}
		return { eventCode: neededText(typed, "event", "MSTS25"), limitGrosz };
	},
	async run(deps, { eventCode, limitGrosz }) {
		const event = await existingEvent(deps.db, eventCode);
		await changeDeferredLimit(deps, event, limitGrosz, "command:events");
		const text =
			limitGrosz === null
				? `${event.code} accepts every order with deferred payment.`
				: `${event.code} asks for approval if a buyer would owe more than ${amountOf(limitGrosz)}.`;
		return { text, data: { code: event.code, deferredLimitGrosz: limitGrosz } };
	},
});

export const handOverCommand = defineCommand({
	name: "events hand-over",
	usage: "--event CODE MOMENT|start",
	about: `Sets until when holders of an event's tickets hand them to other people in their accounts, in the event's zone, such as
2025-06-01T12:00. start, the default, is the start of the event. Organisers hand tickets over until its end.`,
	options: { event: { type: "string" } },
	input: z.object({ eventCode: z.string(), until: z.nullable(z.string()) }),
	read(typed) {
		const word = onlyOne(typed, "moment such as 2025-06-01T12:00, or start");
		const until = word.toLowerCase() === START ? null : checkedMoment(word, "The moment");
		return { eventCode: neededText(typed, "event", "MSTS25"), until };
	},
	async run(deps, { eventCode, until }) {
		const event = await existingEvent(deps.db, eventCode);
		const moment = until === null ? null : instantOf(until.length === 10 ? `${until}T00:00` : until, event.timeZone);
		await changeHandOverEnd(deps, event, moment, "command:events");
		const text = `${event.code}: holders hand tickets over until ${until ?? "the start of the event"}.`;
		return { text, data: { code: event.code, handOverUntil: moment?.toISOString() ?? null } };
	},
});

export const listEventsCommand = defineCommand({
	name: "events list",
	usage: "",
	about: "Lists the events in order, with their host names, and whether registration is open.",
	options: {},
	input: z.object({}),
	read(typed) {
		none(typed);
		return {};
	},
	async run(deps) {
		const events = await allEvents(deps.db);
		const data = events.map(({ code, name, host, allowRegistration }) => ({ code, name, host, allowRegistration }));
		const rows = data.map((one) => [one.code, one.name, one.host ?? "", one.allowRegistration ? "open" : "closed"]);
		const text = listOf(["EVENT", "NAME", "HOST", "REGISTRATION"], rows, "There are no events.");
		return { text, data };
	},
});

export const vatCommand = defineCommand({
	name: "events vat",
	usage: "--event CODE --package CODE on|off",
	about: `Sets whether businesses outside Poland that attend a package online account for VAT themselves (reverse charge, art. 28b
of the Polish VAT act). Their orders then cost the net price, and their documents show "np". Such a business is
recognised by a tax number in the format of its country. Existing orders keep their VAT.`,
	options: { event: { type: "string" }, package: { type: "string" } },
	input: z.object({ eventCode: z.string(), packageCode: z.string(), isOn: z.boolean() }),
	read(typed) {
		const word = parseWord(onlyOne(typed, "on or off"), ["on", "off"], "The argument");
		return {
			eventCode: neededText(typed, "event", "MSTS25"),
			packageCode: neededText(typed, "package", "BASIC-ONLINE"),
			isOn: word === "on",
		};
	},
	async run(deps, { eventCode, packageCode, isOn }) {
		const event = await existingEvent(deps.db, eventCode);
		const one = await existingPackage(deps.db, event.id, packageCode);
		if (isOn && !one.isOnline) throw new CommandFailure(`${one.code} cannot be attended online.`);
		await changeReverseCharge(deps, one, isOn, "command:events");
		const text = isOn
			? `${event.code} ${one.code}: businesses abroad that attend online account for VAT themselves.`
			: `${event.code} ${one.code}: Polish VAT for all buyers.`;
		return { text, data: { eventCode: event.code, packageCode: one.code, hasReverseCharge: isOn } };
	},
});
