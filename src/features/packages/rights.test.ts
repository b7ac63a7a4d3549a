import { describe, expect, test } from "vitest";
import {
	changedRights,
	contentsOf,
	grantedRights,
	type PackageRights,
	pickRights,
	type RightName,
	reducedRights,
	rightsOf,
} from "./rights.ts";
import { rightsForm } from "./rights-form.ts";
import { reductionRefusals, rightsPlan } from "./rights-plan.ts";
import { rightWord } from "./rights-texts.ts";
import { RIGHTS } from "./texts.ts";

const NONE: PackageRights = rightsForm.empty;
type Part = Partial<PackageRights>;

describe("a change of a right", () => {
	test.each<[is: "grants" | "reduces" | "exchanges" | "keeps", before: Part, after: Part, RightName?]>([
		["keeps", { lunch: "buy" }, { lunch: "buy" }],
		["grants", { expo: false }, { expo: true }, "expo"],
		["reduces", { expo: true }, { expo: false }, "expo"],
		["grants", { hasExtendedSeats: false }, { hasExtendedSeats: true }, "hasExtendedSeats"],
		["reduces", { hasExtendedSeats: true }, { hasExtendedSeats: false }, "hasExtendedSeats"],
		["reduces", { afterparty: true }, { afterparty: false }, "afterparty"],
		["grants", { lectures: "none" }, { lectures: "onsite" }, "lectures"],
		["grants", { lectures: "online" }, { lectures: "both" }, "lectures"],
		["reduces", { lectures: "both" }, { lectures: "onsite" }, "lectures"],
		["exchanges", { lectures: "online" }, { lectures: "onsite" }, "lectures"],
		["exchanges", { lectures: "onsite" }, { lectures: "online" }, "lectures"],
		["grants", { recordings: "online" }, { recordings: "all" }, "recordings"],
		["reduces", { recordings: "all" }, { recordings: "online" }, "recordings"],
		["reduces", { recordings: "online" }, { recordings: "none" }, "recordings"],
		["grants", { lunch: "none" }, { lunch: "buy" }, "lunch"],
		["grants", { lunch: "buy" }, { lunch: "included" }, "lunch"],
		["reduces", { lunch: "included" }, { lunch: "buy" }, "lunch"],
		["reduces", { lunch: "buy" }, { lunch: "none" }, "lunch"],
		["grants", { matchmaking: "invited" }, { matchmaking: "full" }, "matchmaking"],
		["reduces", { matchmaking: "full" }, { matchmaking: "invited" }, "matchmaking"],
		["reduces", { matchmaking: "invited" }, { matchmaking: "none" }, "matchmaking"],
	])("%s: %j → %j", (is, part, changed, name) => {
		const [before, after] = [
			{ ...NONE, ...part },
			{ ...NONE, ...changed },
		];
		const named = name ? [name] : [];
		expect(changedRights(before, after)).toEqual(named);
		expect(reducedRights(before, after)).toEqual(is === "reduces" || is === "exchanges" ? named : []);
		expect(grantedRights(before, after)).toEqual(is === "grants" || is === "exchanges" ? named : []);
	});

	test("is compared right by right", () => {
		const before: PackageRights = { ...NONE, expo: true, lunch: "buy", recordings: "online" };
		const after: PackageRights = { ...NONE, expo: false, lunch: "included", recordings: "online" };
		expect([reducedRights(before, after), grantedRights(before, after)]).toEqual([["expo"], ["lunch"]]);
		expect(pickRights(after, ["lunch", "expo"])).toEqual({ lunch: "included", expo: false });
		expect(rightsOf(contentsOf(after))).toEqual(after);
	});
});

test("the form has every right of the public comparison, with its words", () => {
	expect(RIGHTS.map(({ id }) => id)).toEqual(rightsForm.names);
	expect(rightsForm.names.toSorted()).toEqual(Object.keys(NONE).toSorted());
	expect(rightWord("en", "lunch", { ...NONE, lunch: "buy" })).toBe("can be added");
});

test("a reduction is refused with the number of tickets, once there are any", () => {
	const change = { before: { ...NONE, expo: true, afterparty: true }, after: { ...NONE, expo: true } };
	expect(reductionRefusals(change, 0)).toEqual({});
	const refusals = reductionRefusals(change, 12);
	expect(Object.keys(refusals)).toEqual(["afterparty"]);
	expect(refusals["afterparty"]?.en).toContain("reserved ones included: 12.");
	expect(reductionRefusals({ before: change.after, after: change.before }, 12)).toEqual({});
});

describe("the preview", () => {
	const of = (after: Part, { tickets = 12, people = 9, before = {} as Part } = {}) =>
		rightsPlan({ name: "Standard", before: { ...NONE, ...before }, after: { ...NONE, ...after }, tickets, people });
	const effects = (plan: ReturnType<typeof of>) => plan.effects.map(({ en }) => en);

	test("says what changes, for how many people, and that it stays", () => {
		expect(effects(of({ recordings: "all" }))).toEqual([
			"Recordings for 3 months: was “no”, will be “all”.",
			"People with valid tickets who get this at once: 9.",
			"It cannot be taken back while anybody has a ticket of this package.",
		]);
	});

	test("says that bought options are not refunded, and that nobody has the package", () => {
		expect(effects(of({ lunch: "included" }, { before: { lunch: "buy" } })).at(-1)).toContain("not refunded");
		expect(effects(of({ recordings: "all" })).at(-1)).not.toContain("not refunded");
		expect(effects(of({ lunch: "included" }, { tickets: 0, people: 0 }))).toEqual([
			"Lunch: was “no”, will be “included”.",
			"Nobody has a ticket of this package yet.",
		]);
	});

	test("stays confirmed while more tickets are sold, not over the first one", () => {
		const basis = (tickets: number) => JSON.stringify(of({ expo: true }, { tickets, people: tickets }).basis);
		expect(basis(13)).toBe(basis(12));
		expect(basis(1)).not.toBe(basis(0));
	});
});
