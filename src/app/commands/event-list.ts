import * as z from "zod/mini";
import type { EventRecord } from "../../features/event/server/columns.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import { csvRows, csvText } from "../../kit/csv/csv.ts";
import { neededText, none } from "./arguments.ts";
import { type CommandDeps, defineCommand, type Out, type Result } from "./command.ts";
import { listOf } from "./show.ts";

type Page = { rows: string[][]; data: readonly unknown[] };

type EventList = {
	name: string;
	about: string;
	head: string[] | ((deps: CommandDeps, event: EventRecord) => Promise<string[]>);
	/** The number of leading columns in a table; all by default. */
	tableColumns?: number;
	/** Yields one page at a time to limit memory. */
	pages(deps: CommandDeps, event: EventRecord): AsyncIterable<Page>;
	nothing(eventCode: string): string;
};

/** Tables are aligned in memory; longer lists need `--csv`. */
const MAX_TABLE_ROWS = 2000;

/** Declares a command that prints an event's rows as a table, or streams them as CSV or JSON. */
export function defineEventList({ name, about, head, tableColumns, pages, nothing }: EventList) {
	return defineCommand({
		name,
		usage: "--event CODE [--csv]",
		about: `${about}\n--csv          prints a CSV file for spreadsheets`,
		options: { event: { type: "string" }, csv: { type: "boolean" } },
		input: z.object({ eventCode: z.string(), format: z.enum(["table", "csv", "json"]) }),
		read(typed) {
			none(typed);
			const format = typed.asJson ? "json" : typed.values["csv"] === true ? "csv" : "table";
			return { eventCode: neededText(typed, "event", "CODE"), format } as const;
		},
		async run(deps, { eventCode, format }, _say, out) {
			const event = await existingEvent(deps.db, eventCode);
			const columns = typeof head === "function" ? await head(deps, event) : head;
			const all = pages(deps, event);
			if (format === "csv") return streamCsv(columns, all, out);
			if (format === "json") return streamJson(all, out);
			return tableResult(columns.slice(0, tableColumns), all, nothing(event.code));
		},
	});
}

async function tableResult(head: string[], pages: AsyncIterable<Page>, nothing: string): Promise<Result> {
	const rows: string[][] = [];
	const data: unknown[] = [];
	for await (const page of pages) {
		rows.push(...page.rows.map((row) => row.slice(0, head.length)));
		data.push(...page.data);
		if (rows.length > MAX_TABLE_ROWS) break;
	}
	const more = rows.length > MAX_TABLE_ROWS ? "\nThere are more: --csv prints all of them." : "";
	return { text: listOf(head, rows.slice(0, MAX_TABLE_ROWS), nothing) + more, data: data.slice(0, MAX_TABLE_ROWS) };
}

async function streamCsv(head: string[], pages: AsyncIterable<Page>, out: Out): Promise<Result> {
	await out(csvText([head]));
	for await (const { rows } of pages) await out(csvRows(rows));
	return { text: "", data: null, isStreamed: true };
}

async function streamJson(pages: AsyncIterable<Page>, out: Out): Promise<Result> {
	let before = "[\n";
	for await (const { data } of pages) {
		if (data.length === 0) continue;
		await out(before + data.map((one) => JSON.stringify(one)).join(",\n"));
		before = ",\n";
	}
	await out(before === "[\n" ? "[]\n" : "\n]\n");
	return { text: "", data: null, isStreamed: true };
}
