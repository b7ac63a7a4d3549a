import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ExportContext, Shape } from "../../kit/bundle/fields.ts";
import type { BundleList } from "../../kit/bundle/list.ts";
import type { Database } from "../../kit/db/database.ts";
import type { Row } from "../../kit/db/owned-rows.ts";
import type { Files } from "../../kit/files/files.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { BundleFailure } from "./contract.ts";
import { type Bundle, filesOf, type Item } from "./format.ts";
import { pathOfAddress } from "./keys.ts";
import { ADVERTISING, EVENT, LISTS, type ListName } from "./lists.ts";
import { itemIdentity } from "./rules.ts";
import { type StoredEvent, type StoredRow, storedEvent } from "./stored-event.ts";

function itemOf(shape: Shape, row: Row, reading: ExportContext): Item {
	const values = Object.entries(shape).map(([name, field]) => [name, field.read(row, reading)] as const);
	return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

export function storedItem(list: BundleList, stored: StoredRow, reading: ExportContext): unknown {
	const item = itemOf(list.shape, stored.row, reading);
	if (list.only) return item[list.only];
	return {
		...(stored.key !== undefined && { key: stored.key }),
		...item,
		...Object.fromEntries(
			Object.entries(list.lists ?? {}).map(([name, below]) => [
				name,
				invariant(stored.lists[name], "the rows of a list").map((one) => storedItem(below, one, reading)),
			]),
		),
	};
}

/** Fills `paths` with the referenced pictures, path to address. */
export function readingOf(stored: StoredEvent, paths: Map<string, string>): ExportContext {
	const names = new Map<string, string>();
	const zone = stored.row.timeZone;
	const reading: ExportContext = {
		zone,
		keyOf: (list, id) => invariant(names.get(`${list} ${id}`), "the key of a row"),
		pathOf(address) {
			if (!address.startsWith("/files/")) return address;
			const existingPath = [...paths].find(([, one]) => one === address)?.[0];
			const path = existingPath ?? pathOfAddress(address, new Set(paths.keys()));
			paths.set(path, address);
			return path;
		},
	};
	for (const [name, { identity }] of Object.entries(LISTS)) {
		if (identity === "position" || identity === "whole") continue;
		for (const one of stored.lists[name as ListName]) {
			const column = typeof identity === "object" ? one.row[identity.by] : one.key;
			names.set(`${name} ${one.id}`, String(column));
		}
	}
	return reading;
}

/** The key among its siblings. */
export function storedName(list: BundleList, stored: StoredRow, reading: ExportContext): string | undefined {
	return itemIdentity(list, storedItem({ ...list, lists: {} }, stored, reading) as Item);
}

/** `addresses`: the pictures' addresses by bundle path. */
export function bundleOfStored(stored: StoredEvent): { bundle: Bundle; addresses: Map<string, string> } {
	const addresses = new Map<string, string>();
	const reading = readingOf(stored, addresses);
	const [advertising] = stored.advertising.map((one) => storedItem(ADVERTISING, one, reading));
	const event = { ...itemOf(EVENT, stored.row, reading), ...(advertising !== undefined && { advertising }) };
	const lists = Object.entries(LISTS).map(([name, list]) => [
		name,
		stored.lists[name as ListName].map((one) => storedItem(list, one, reading)),
	]);
	const code = stored.row.code;
	return { bundle: { code, event, lists: Object.fromEntries(lists) as Bundle["lists"] }, addresses };
}

export async function exportBundle(
	deps: { db: Database; files: Files },
	eventId: number,
): Promise<Map<string, Uint8Array>> {
	// Concurrent edits are exported wholly or not at all.
	const stored = await deps.db.transaction((tx) => storedEvent(tx, eventId), { isolationLevel: "repeatable read" });
	const { bundle, addresses } = bundleOfStored(stored);
	const files = filesOf(bundle);
	for (const path of [...addresses.keys()].toSorted()) {
		const address = invariant(addresses.get(path), "the address of a picture");
		try {
			files.set(path, await readFile(join(deps.files.folder, address.replace("/files/", ""))));
		} catch (error) {
			const { code } = error as NodeJS.ErrnoException;
			throw new BundleFailure(`${address} of ${bundle.code} cannot be read (${code}): is this the site's data folder?`);
		}
	}
	return files;
}
