import {
	appendEvent,
	type BundleKey,
	bundleKeys,
	changeEvent,
	lockImports,
	replaceBundleKeys,
} from "../../features/event/server/bundle-store.ts";
import { eventByCode, eventHosts } from "../../features/event/server/store.ts";
import { dateQuestions } from "../../features/packages/server/question-store.ts";
import { extendQueues } from "../../features/ticket-holders/server/extend-queues.ts";
import { addAuditEntry } from "../../kit/audit/store.ts";
import type { ImportContext } from "../../kit/bundle/fields.ts";
import type { BundleList } from "../../kit/bundle/list.ts";
import { type ContentVersions, changeContent } from "../../kit/content/version.ts";
import type { Database, Tx } from "../../kit/db/database.ts";
import type { Row } from "../../kit/db/owned-rows.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import type { Clock } from "../../kit/time/zone.ts";
import { findBlockingReferences } from "./blocking-references.ts";
import { packagesWithMoreSeats } from "./changed-rights.ts";
import { refused } from "./contract.ts";
import { readingOf, storedItem, storedName } from "./export-bundle.ts";
import type { Bundle, Item } from "./format.ts";
import { ADVERTISING, EVENT, LISTS, type ListName } from "./lists.ts";
import { contradictionsOf, isSilentlyChanged } from "./rules.ts";
import { type StoredEvent, storedEvent } from "./stored-event.ts";
import { differenceOf, type Progress, removeNoted, writeLists } from "./write-lists.ts";

export type BundleReport = { code: string; isNew: boolean; created: number; updated: number; removed: number };

class Unwritten extends Error {
	readonly report: BundleReport;
	constructor(report: BundleReport) {
		super("nothing is written");
		this.report = report;
	}
}

type ImportDeps = { db: Database; versions: ContentVersions; clock: Clock };

/**
 * Creates or updates an event and removes what the bundle lacks; all or nothing. `addresses` maps bundle paths of
 * pictures to URLs. `also` runs in the same transaction for a new event. Throws `BundleFailure` for an inconsistent
 * bundle or if people hold something that would be removed.
 */
export async function importBundle(
	deps: ImportDeps,
	bundle: Bundle,
	addresses: ReadonlyMap<string, string>,
	actor: string,
	also?: (tx: Tx, eventId: number) => Promise<void>,
): Promise<BundleReport> {
	const contradictions = contradictionsOf(bundle);
	if (contradictions.length > 0) throw refused(contradictions);
	try {
		return await changeContent(deps, async (tx) => {
			const report = await writeBundle(tx, bundle, addresses);
			if (!report.isChanged) throw new Unwritten(report);
			const { id, isChanged: _known, ...shown } = report;
			await dateQuestions(tx, { eventId: id, now: deps.clock.now() });
			if (shown.isNew) await also?.(tx, id);
			const entry = { at: deps.clock.now(), actor, action: "event.imported", subject: `event:${id}`, eventId: id };
			await addAuditEntry(tx, { ...entry, detail: shown });
			return shown;
		});
	} catch (error) {
		if (error instanceof Unwritten) return error.report;
		throw error;
	}
}

async function writeAllLists(
	owner: number,
	bundle: Bundle,
	before: StoredEvent | undefined,
	progress: Progress,
): Promise<void> {
	for (const [name, list] of Object.entries(LISTS) as [ListName, BundleList][]) {
		await writeLists(list, [{ owner, stored: before?.lists[name] ?? [], wanted: bundle.lists[name] }], progress);
	}
	const wanted = bundle.event["advertising"] === undefined ? [] : [bundle.event["advertising"]];
	await writeLists(ADVERTISING, [{ owner, stored: before?.advertising ?? [], wanted }], progress);
}

async function writeBundle(tx: Tx, bundle: Bundle, addresses: ReadonlyMap<string, string>) {
	await lockImports(tx);
	const found = await eventByCode(tx, bundle.code);
	const before = found && (await storedEvent(tx, found.id));
	await refuseHost(tx, bundle, before);
	const extended = before ? await refuseChanges(tx, bundle, before) : [];
	const ids = new Map<string, number>();
	const writing: ImportContext = {
		zone: bundle.event["timeZone"] as string,
		idOf: (list, key) => invariant(ids.get(`${list} ${key}`), "the row that a key names"),
		addressOf: (path) => addresses.get(path) ?? path,
	};
	const fields = Object.entries(EVENT).map(([name, field]) => field.write(bundle.event[name], writing, bundle.event));
	const { id, isChanged } = await writeEvent(tx, bundle.code, before, Object.assign({}, ...fields));
	const reading = before && readingOf(before, new Map());
	const progress: Progress = {
		tx,
		writing,
		ids,
		keys: [],
		removals: [],
		nameOf: (list, stored) => storedName(list, stored, invariant(reading, "how a stored event is read")),
		counts: { created: 0, updated: 0, removed: 0 },
	};
	await writeAllLists(id, bundle, before, progress);
	for (const packageId of extended) await extendQueues(tx, { eventId: id, packageId });
	await refuseRemovals(progress);
	await removeNoted(progress);
	const hasOtherKeys = await writeKeys(tx, id, progress.keys);
	const { created, updated, removed } = progress.counts;
	return {
		id,
		code: bundle.code,
		isNew: !before,
		created,
		updated: updated + (before && isChanged ? 1 : 0),
		removed,
		isChanged: isChanged || hasOtherKeys || created + updated + removed > 0,
	};
}

/** A new event comes last. Returns its id and whether anything changed. */
async function writeEvent(
	tx: Tx,
	code: string,
	before: StoredEvent | undefined,
	row: Row,
): Promise<{ id: number; isChanged: boolean }> {
	if (!before) return { id: await appendEvent(tx, code, row), isChanged: true };
	const difference = differenceOf(before.row, row);
	const isChanged = Object.keys(difference).length > 0;
	if (isChanged) await changeEvent(tx, before.id, difference);
	return { id: before.id, isChanged };
}

/** Returns whether they changed. */
async function writeKeys(tx: Tx, eventId: number, keys: readonly BundleKey[]): Promise<boolean> {
	const linesOf = (some: readonly BundleKey[]) =>
		some
			.map(({ list, rowId, key }) => `${list} ${rowId} ${key}`)
			.toSorted()
			.join("\n");
	if (linesOf(await bundleKeys(tx, eventId)) === linesOf(keys)) return false;
	await replaceBundleKeys(tx, eventId, keys);
	return true;
}

async function refuseHost(tx: Tx, { code, event }: Bundle, before: StoredEvent | undefined): Promise<void> {
	const host = event["host"] as string | undefined;
	if (host === undefined || host === before?.row.host) return;
	const owner = (await eventHosts(tx)).get(host);
	if (owner)
		throw refused([`event.json, host: ${host} belongs to ${owner}; remove it there first, or omit it for ${code}.`]);
}

/** Returns the packages whose holders get extended seats. */
async function refuseChanges(tx: Tx, bundle: Bundle, before: StoredEvent): Promise<number[]> {
	refuseSilentChanges(bundle, before);
	return packagesWithMoreSeats(tx, bundle, before);
}

function refuseSilentChanges(bundle: Bundle, before: StoredEvent): void {
	const reading = readingOf(before, new Map());
	const stored = new Map(
		before.lists.consents.map((one) => [one.key, storedItem(LISTS.consents, one, reading) as Item]),
	);
	const changed = bundle.lists.consents.flatMap((item, index) => {
		const storedConsent = stored.get(item["key"] as string);
		if (!storedConsent || !isSilentlyChanged(storedConsent, item)) return [];
		return [
			`consents.json, [${index}].version (${item["key"]}): its text differs from the one that people consented to; set the version to ${(storedConsent["version"] as number) + 1}.`,
		];
	});
	if (changed.length > 0) throw refused(changed);
}

async function refuseRemovals({ tx, removals, nameOf }: Progress): Promise<void> {
	const problems: string[] = [];
	for (const { list, stored } of removals) {
		const pointedAt = list.name === "inputs" ? stored.owner : invariant(stored.id, "the id of a row that is to go");
		const dependents = await findBlockingReferences(tx, list.name, [pointedAt]);
		const file = list.name in LISTS ? `${list.name}.json` : "packages.json";
		if (dependents)
			problems.push(`${file}: ${nameOf(list, stored)} is missing, but has ${dependents}; keep it in the file.`);
	}
	if (problems.length > 0) throw refused(problems);
}
