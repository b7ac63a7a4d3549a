import * as z from "zod/mini";
import { codeRefusalOf } from "../../features/codes/rules.ts";
import { createCodes } from "../../features/codes/server/create-codes.ts";
import { codesOfEvent, type ListedCode } from "../../features/codes/server/store.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import { numbersByLine } from "../../features/orders/server/store.ts";
import { instantOf } from "../../kit/time/instant.ts";
import { addDays } from "../../kit/time/zone.ts";
import { checkedMoment, neededText, none, parseWholeNumber, parseWord, textOf, textsOf } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";
import { defineEventList } from "./event-list.ts";
import { momentOf } from "./show.ts";

const KINDS = ["discount", "invitation"] as const;

export const createCommand = defineCommand({
	name: "codes create",
	usage: "--event CODE --kind discount|invitation [--percent N] [--code TEXT | --count N] …",
	about: `Creates codes for an event and prints one per line.
--kind discount      reduces the net price by --percent N
--kind invitation    makes a package free
--code TEXT          a code with this text instead of a random one
--count N            the number of random codes
--package CODE       only for this package; repeatable
--uses N|unlimited   uses of each code: 1 by default, unlimited for a discount with --code
--from DAY           valid from this day, or a time, 2025-05-01T12:00, in the event's time zone
--until DAY          valid until the end of this day, or until a time`,
	options: {
		event: { type: "string" },
		kind: { type: "string" },
		percent: { type: "string" },
		code: { type: "string" },
		count: { type: "string" },
		package: { type: "string", multiple: true },
		uses: { type: "string" },
		from: { type: "string" },
		until: { type: "string" },
	},
	input: z.object({
		eventCode: z.string(),
		kind: z.enum(KINDS),
		percent: z.nullable(z.int()),
		packageCodes: z.array(z.string()),
		useLimit: z.nullable(z.int()),
		from: z.nullable(z.string()),
		until: z.nullable(z.string()),
		named: z.nullable(z.string()),
		count: z.int(),
	}),
	read(typed) {
		none(typed);
		const eventCode = neededText(typed, "event", "CODE");
		const kind = parseWord(neededText(typed, "kind", "discount or --kind invitation"), KINDS, "--kind");
		const named = textOf(typed, "code") ?? null;
		const count = parseWholeNumber(textOf(typed, "count"), "--count");
		if (named !== null && count !== undefined) throw new CommandFailure("Give --code or --count, not both.");
		const uses = textOf(typed, "uses") ?? (kind === "discount" && named !== null ? "unlimited" : "1");
		return {
			eventCode,
			kind,
			named,
			count: count ?? 1,
			percent: parseWholeNumber(textOf(typed, "percent"), "--percent") ?? null,
			packageCodes: textsOf(typed, "package"),
			useLimit: uses === "unlimited" ? null : parseWholeNumber(uses, "--uses"),
			from: checkedMoment(textOf(typed, "from"), "--from"),
			until: checkedMoment(textOf(typed, "until"), "--until"),
		};
	},
	async run(deps, { from, until, ...input }) {
		const { timeZone } = await existingEvent(deps.db, input.eventCode);
		const isDay = until !== null && /^[\d-]{10}$/.test(until);
		const codes = await createCodes(
			deps,
			{
				...input,
				validFrom: from === null ? null : instantOf(from.length === 10 ? `${from}T00:00` : from, timeZone),
				validUntil: until === null ? null : instantOf(isDay ? `${addDays(until, 1)}T00:00` : until, timeZone),
			},
			"command:codes",
		);
		return { text: codes.join("\n"), data: codes };
	},
});

const HEAD = ["CODE", "KIND", "PERCENT", "PACKAGES", "USED", "LIMIT", "FROM", "UNTIL", "STATE", "ORDER"];

export const listCommand = defineEventList({
	name: "codes list",
	about: "Lists the codes of an event, with the orders of team codes.",
	head: HEAD,
	async *pages({ db, clock }, event) {
		const found = await codesOfEvent(db, event.id);
		const lineIds = found.flatMap((one) => one.orderLineId ?? []);
		const numbers = await numbersByLine(db, [...new Set(lineIds)]);
		const codes = found.map((one) => ({ ...one, orderNumber: numbers.get(one.orderLineId ?? 0) ?? null }));
		const now = clock.now();
		yield { rows: codes.map((one) => rowOf(one, event.timeZone, now)), data: codes.map((one) => dataOf(one, now)) };
	},
	nothing: (eventCode) => `${eventCode} has no codes.`,
});

/** Returns "usable" or the reason against it. */
function stateOf(one: ShownCode, now: Date): string {
	return codeRefusalOf({ ...one, packageIds: [] }, now, undefined) ?? "usable";
}

type ShownCode = ListedCode & { orderNumber: string | null };

function rowOf(one: ShownCode, zone: string, now: Date): string[] {
	return [
		one.code,
		one.kind,
		String(one.percent),
		one.packageCodes.join(" ") || "all",
		String(one.used),
		String(one.useLimit ?? "unlimited"),
		momentOf(one.validFrom, zone),
		momentOf(one.validUntil, zone),
		stateOf(one, now),
		one.orderNumber ?? "",
	];
}

function dataOf(one: ShownCode, now: Date) {
	const { id, code, kind, percent, packageCodes, used, useLimit, orderNumber } = one;
	return {
		id,
		code,
		kind,
		percent,
		packageCodes,
		used,
		useLimit,
		orderNumber,
		validFrom: one.validFrom?.toISOString() ?? null,
		validUntil: one.validUntil?.toISOString() ?? null,
		state: stateOf(one, now),
	};
}
