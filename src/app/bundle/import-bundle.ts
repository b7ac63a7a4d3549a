import { addAuditEntry } from "../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../kit/content/version.ts";
import type { Database, Tx } from "../../kit/db/database.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import type { Clock } from "../../kit/time/zone.ts";
import { refused } from "./contract.ts";
import { readingOf, storedItem, storedName } from "./export-bundle.ts";
import type { ImportContext, Row } from "./fields.ts";
import type { Bundle, Item } from "./format.ts";
import { findBlockingReferences } from "./held-store.ts";
import type { ListName } from "./node.ts";
import { ADVERTISING, EVENT, LISTS } from "./nodes.ts";
import { type StoredEvent, storedEvent } from "./read-store.ts";
import { contradictionsOf, isSilentlyChanged } from "./rules.ts";
import * as write from "./write-store.ts";

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

async function writeAllLists(bundle: Bundle, before: StoredEvent | undefined, progress: write.Progress): Promise<void> {
	const owner = progress.eventId;
	for (const [name, node] of Object.entries(LISTS) as [ListName, (typeof LISTS)[ListName]][]) {
		await write.writeLists(node, [{ owner, stored: before?.lists[name] ?? [], wanted: bundle.lists[name] }], progress);
	}
	const wanted = bundle.event["advertising"] === undefined ? [] : [bundle.event["advertising"]];
	await write.writeLists(ADVERTISING, [{ owner, stored: before?.advertising ?? [], wanted }], progress);
}

async function writeBundle(tx: Tx, bundle: Bundle, addresses: ReadonlyMap<string, string>) {
	const found = await write.eventToWrite(tx, bundle.code);
	const before = found && (await storedEvent(tx, found.id));
	await refuseHost(tx, bundle, before);
	if (before) refuseSilentChanges(bundle, before);
	const ids = new Map<string, number>();
	const writing: ImportContext = {
		zone: bundle.event["timeZone"] as string,
		idOf: (list, key) => invariant(ids.get(`${list} ${key}`), "the row that a key names"),
		addressOf: (path) => addresses.get(path) ?? path,
	};
	const fields = Object.entries(EVENT).map(([name, field]) => field.write(bundle.event[name], writing, bundle.event));
	const { id, isChanged } = await write.writeEvent(tx, bundle.code, before, Object.assign({}, ...fields) as Row);
	const reading = before && readingOf(before, new Map());
	const progress: write.Progress = {
		tx,
		writing,
		ids,
		eventId: id,
		keys: [],
		removals: [],
		nameOf: (node, stored) => storedName(node, stored, invariant(reading, "how a stored event is read")),
		counts: { created: 0, updated: 0, removed: 0 },
	};
	await writeAllLists(bundle, before, progress);
	await refuseRemovals(progress);
	await write.removeNoted(progress);
	const isNamedAnew = await write.writeKeys(progress);
	const { created, updated, removed } = progress.counts;
	return {
		id,
		code: bundle.code,
		isNew: !before,
		created,
		updated: updated + (before && isChanged ? 1 : 0),
		removed,
		isChanged: isChanged || isNamedAnew || created + updated + removed > 0,
	};
}

async function refuseHost(tx: Tx, { code, event }: Bundle, before: StoredEvent | undefined): Promise<void> {
	const host = event["host"] as string | undefined;
	if (host === undefined || host === before?.row["host"]) return;
	const owner = await write.ownerOfHost(tx, host);
	if (owner)
		throw refused([`event.json, host: ${host} belongs to ${owner}; remove it there first, or omit it for ${code}.`]);
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

async function refuseRemovals({ tx, removals, nameOf }: write.Progress): Promise<void> {
	const problems: string[] = [];
	for (const { node, stored } of removals) {
		const pointedAt =
			node.name === "inputs"
				? (stored.row["packageId"] as number)
				: invariant(stored.id, "the id of a row that is to go");
		const dependents = await findBlockingReferences(tx, node.name, [pointedAt]);
		const file = node.name in LISTS ? `${node.name}.json` : "packages.json";
		if (dependents)
			problems.push(`${file}: ${nameOf(node, stored)} is missing, but has ${dependents}; keep it in the file.`);
	}
	if (problems.length > 0) throw refused(problems);
}
