import { expect, test } from "vitest";
import { arrange, type OtherEventRow } from "./other-events.ts";

const row = (name: string, more: Partial<OtherEventRow> = {}): OtherEventRow => ({
	name,
	when: "marzec",
	year: 2025,
	note: "",
	color: "#2ee6b0",
	place: null,
	picture: null,
	href: null,
	isThisOne: false,
	isPast: false,
	...more,
});

const coming = (count: number) => Array.from({ length: count }, (_, index) => row(`coming ${index + 1}`));
const past = (count: number) => Array.from({ length: count }, (_, index) => row(`past ${index + 1}`, { isPast: true }));
const here = row("here", { isThisOne: true });

test.each<[string, OtherEventRow[], large: number, small: number]>([
	["nothing", [], 0, 0],
	["only the page's own event", [here], 0, 1],
	["one to come", [...coming(1), here], 1, 1],
	["two to come", coming(2), 2, 0],
	["three to come and past ones", [...coming(3), ...past(2)], 3, 2],
	["four in one row", coming(4), 4, 0],
	["five: a row of three, so that none stands alone", coming(5), 3, 2],
	["six to come, as in the demonstration", [...coming(6), here, ...past(3)], 6, 4],
	["ten: two rows of three", coming(10), 6, 4],
	["none to come: the past ones", [here, ...past(7)], 6, 2],
])("%s", (_, rows, large, small) => {
	const arranged = arrange(rows);
	expect([arranged.large.length, arranged.small.length]).toEqual([large, small]);
	expect(arranged.large.some((one) => one.isThisOne)).toBe(false);
	expect([...arranged.large, ...arranged.small].toSorted(byName)).toEqual(rows.toSorted(byName));
});

function byName(one: OtherEventRow, other: OtherEventRow): number {
	return one.name.localeCompare(other.name);
}

test("past ones are small while any is to come", () => {
	expect(arrange([...past(5), ...coming(1)]).large.map((one) => one.name)).toEqual(["coming 1"]);
});
