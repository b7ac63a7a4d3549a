import { describe, expect, test } from "vitest";
import { schoolErrors, searchItems } from "./rules.ts";
import { refusals } from "./texts.ts";

const schools = [
	["Akademia Górniczo-Hutnicza", "AGH", "Kraków"],
	["Politechnika Łódzka", "PŁ", "Łódź"],
	["Politechnika Wrocławska", "PWr", "Wrocław"],
	["Politechnika Warszawska", "PW", "Warszawa"],
	["Uniwersytet Warszawski", "UW", "Warszawa"],
];

describe("search results by typed text", () => {
	test.each([
		["", ["AGH", "PŁ", "PWr", "PW", "UW"]],
		["  ", ["AGH", "PŁ", "PWr", "PW", "UW"]],
		["agh", ["AGH"]],
		["gorniczo hut", ["AGH"]],
		["lodzka", ["PŁ"]],
		["ŁÓDŹ", ["PŁ"]],
		["pw", ["PW", "PWr"]],
		["warszaw", ["PW", "UW"]],
		["warsz polit", ["PW"]],
		["hutnicza!", ["AGH"]],
		["utnicza", []],
		["(.*", ["AGH", "PŁ", "PWr", "PW", "UW"]],
	])("%j", (typed, expected) =>
		expect(searchItems(schools, typed, (one) => one).map((one) => one[1])).toEqual(expected),
	);
});

test("exact names come first, then names with that prefix, then others in order", () => {
	const names = [
		["Wojskowa Politechnika Warszawska", "WPW"],
		["Politechnika Warszawska w Płocku", "PWP"],
		["PW", "Politechnika Warszawska"],
		["Warszawska Politechnika Wieczorowa", "WPL"],
	];
	const order = (typed: string) => searchItems(names, typed, (one) => one).map((one) => names.indexOf(one));
	expect(order("politechnika warszawska")).toEqual([2, 1, 0, 3]);
	expect(order("politechnika warszaw")).toEqual([1, 2, 0, 3]);
});

test("without a typed word the order stays, also with an empty name", () => {
	const names = [["Beta"], ["Alfa", ""]];
	expect(searchItems(names, " ", (one) => one)).toEqual(names);
});

describe("a chosen university and department", () => {
	test.each([
		["neither", {}, { isSchool: false, departmentOf: undefined }, []],
		["a known university", { schoolId: 1 }, { isSchool: true, departmentOf: undefined }, []],
		["an unknown university", { schoolId: 9 }, { isSchool: false, departmentOf: undefined }, ["schoolId"]],
		["both", { schoolId: 1, departmentId: 5 }, { isSchool: true, departmentOf: 1 }, []],
		[
			"another one's department",
			{ schoolId: 1, departmentId: 5 },
			{ isSchool: true, departmentOf: 2 },
			["departmentId"],
		],
		["a department alone", { departmentId: 5 }, { isSchool: false, departmentOf: 2 }, ["departmentId"]],
		[
			"both unknown",
			{ schoolId: 9, departmentId: 9 },
			{ isSchool: false, departmentOf: undefined },
			["schoolId", "departmentId"],
		],
	])("%s", (_, chosen, known, fields) => {
		const messages = { schoolId: [refusals.school], departmentId: [refusals.department] };
		const expected = Object.entries(messages).filter(([field]) => fields.some((one) => one === field));
		expect(schoolErrors(chosen, known)).toEqual(Object.fromEntries(expected));
	});
});
