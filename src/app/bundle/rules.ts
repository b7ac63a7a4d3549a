import { instantIn, momentIn, type Shape } from "../../kit/bundle/fields.ts";
import type { BundleList } from "../../kit/bundle/list.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { addDays, dayOf } from "../../kit/time/zone.ts";
import type { Bundle, Item } from "./format.ts";
import { EVENT, LISTS, type ListName } from "./lists.ts";

type Visit = { node: Pick<BundleList, "shape">; item: Item; place: string };

function* visitsOf(node: BundleList, items: readonly unknown[], file: string, at = ""): Generator<Visit> {
	for (const [index, value] of items.entries()) {
		const item = node.only ? { [node.only]: value } : (value as Item);
		const place = `${at}[${index}]`;
		yield { node, item, place: `${file}, ${place}` };
		for (const [name, list] of Object.entries(node.lists ?? {})) {
			yield* visitsOf(list, item[name] as unknown[], file, `${place}.${name}`);
		}
	}
}

function* allVisits({ event, lists }: Bundle): Generator<Visit> {
	yield { node: { shape: EVENT }, item: event, place: "event.json" };
	for (const [name, node] of Object.entries(LISTS)) yield* visitsOf(node, lists[name as ListName], `${name}.json`);
}

/** Undefined if its position identifies it. */
export function itemIdentity({ identity }: BundleList, item: Item): string | undefined {
	if (identity === "key") return item["key"] as string;
	return typeof identity === "object" ? String(item[identity.by] ?? "") : undefined;
}

function doubles(node: BundleList, items: readonly unknown[], place: string): string[] {
	const seen = new Set<string | undefined>();
	return items.flatMap((value, index) => {
		const item = value as Item;
		const at = `${place}[${index}]`;
		const name = itemIdentity(node, item);
		const inside = Object.entries(node.lists ?? {}).flatMap(([list, of]) =>
			doubles(of, item[list] as [], `${at}.${list}`),
		);
		const isDouble = name !== undefined && seen.has(name);
		seen.add(name);
		return [...(isDouble ? [`${at}: the name ${name || "of an earlier item"} is used twice.`] : []), ...inside];
	});
}

function wholeDoubles(lists: Bundle["lists"]): string[] {
	const twice = (values: unknown[]) => values.length !== new Set(values).size;
	const people = (list: "lectures" | "tracks", of: readonly string[]) =>
		lists[list].flatMap((item, index) =>
			of
				.filter((name) => twice(item[name] as unknown[]))
				.map((name) => `${list}.json, [${index}].${name}: a person is listed twice.`),
		);
	const tags = twice(lists.tags.map((one) => one["tag"])) ? ["tags.json: a tag is listed twice."] : [];
	return [...people("lectures", ["lecturers"]), ...people("tracks", ["chairmans", "carers"]), ...tags];
}

/** One sentence each. */
export function contradictionsOf(bundle: Bundle): string[] {
	const { event, lists } = bundle;
	const names = new Map(
		Object.entries(LISTS).map(([name, node]) => [
			name as string,
			new Set(lists[name as ListName].map((item) => itemIdentity(node, item))),
		]),
	);
	const dangling = [...allVisits(bundle)].flatMap(({ node, item, place }) =>
		Object.entries(node.shape).flatMap(([property, { refers }]) => {
			const value = item[property];
			if (!refers || value === undefined || invariant(names.get(refers), "the names of a list").has(String(value)))
				return [];
			return [`${place}.${property}: ${refers}.json has no "${value}".`];
		}),
	);
	const free = event["freePackageCode"];
	const ends = [...allVisits(bundle)].flatMap(({ item, place }) => {
		const [start, end] = [item["startsAt"], item["endsAt"]];
		if (typeof start !== "string" || typeof end !== "string") return [];
		const zone = event["timeZone"] as string;
		return instantIn(end, zone) < instantIn(start, zone) ? [`${place}.endsAt: it is before startsAt.`] : [];
	});
	return [
		...Object.entries(LISTS).flatMap(([name, node]) => doubles(node, lists[name as ListName], `${name}.json, `)),
		...wholeDoubles(lists),
		...dangling,
		...ends,
		...(free !== undefined && !invariant(names.get("packages"), "the names of packages").has(free as string)
			? [`event.json, freePackageCode: packages.json has no "${free}".`]
			: []),
		...(lists.categories.filter((one) => one["isFake"]).length > 1
			? ["categories.json: only one category may be fake."]
			: []),
	];
}

/** The pictures a bundle references, without external URLs. */
export function picturesOf(bundle: Bundle): { path: string; picture: "in-widths" | "as-it-is"; place: string }[] {
	return [...allVisits(bundle)].flatMap(({ node, item, place }) =>
		Object.entries(node.shape).flatMap(([property, { picture }]) => {
			const path = item[property];
			if (!picture || typeof path !== "string" || !path.startsWith("media/")) return [];
			return [{ path, picture, place: `${place}.${property}` }];
		}),
	);
}

const TEXTS = ["name", "descriptionShort", "descriptionLong"];

/** An agreed text may change only as a new version (spec §5). */
export function isSilentlyChanged(before: Item, after: Item): boolean {
	const isOther = TEXTS.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
	return isOther && (after["version"] as number) <= (before["version"] as number);
}

/** Day codes follow the new event code; the host is dropped. */
export function renamed(bundle: Bundle, code: string): Bundle {
	if (code === bundle.code) return bundle;
	const { host: _itsOwn, ...event } = bundle.event;
	const called = (day: unknown) =>
		String(day).startsWith(`${bundle.code}-`) ? code + String(day).slice(bundle.code.length) : day;
	return {
		code,
		event,
		lists: {
			...bundle.lists,
			calendars: bundle.lists.calendars.map((one) => ({ ...one, code: called(one["code"]) })),
			lectures: bundle.lists.lectures.map((one) => ({ ...one, calendar: called(one["calendar"]) })),
		},
	};
}

/** Shifts by whole days, at the same local times. */
export function shiftBundle(bundle: Bundle, days: number): Bundle {
	const zone = bundle.event["timeZone"] as string;
	const later = (moment: string) => {
		const at = instantIn(moment, zone);
		const local = momentIn(at, zone);
		return local.endsWith("Z")
			? new Date(at.getTime() + days * 86_400_000).toISOString()
			: addDays(dayOf(at, zone), days) + local.slice(10);
	};
	const moved = (shape: Shape, item: Item): Item =>
		Object.fromEntries(
			Object.entries(item).map(([name, value]) => [
				name,
				shape[name]?.isMoment && value !== undefined ? later(value as string) : value,
			]),
		);
	const movedItem = (node: BundleList, item: Item): Item => ({
		...moved(node.shape, item),
		...Object.fromEntries(
			Object.entries(node.lists ?? {}).map(([name, list]) => [
				name,
				list.only ? item[name] : (item[name] as Item[]).map((one) => movedItem(list, one)),
			]),
		),
	});
	const lists = Object.entries(LISTS).map(([name, node]) => [
		name,
		bundle.lists[name as ListName].map((one) => movedItem(node, one)),
	]);
	return { ...bundle, event: moved(EVENT, bundle.event), lists: Object.fromEntries(lists) as Bundle["lists"] };
}
