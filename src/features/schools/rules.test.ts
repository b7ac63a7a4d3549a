import { describe, expect, test } from "vitest";
import { found, schoolErrors } from "./rules.ts";

const schools = [
	["Akademia Górniczo-Hutnicza", "AGH", "Kraków"],
	["Politechnika Łódzka", "PŁ", "Łódź"],
	["Politechnika Wrocławska", "PWr", "Wrocław"],
	["Politechnika Warszawska", "PW", "Warszawa"],
	["Uniwersytet Warszawski", "UW", "Warszawa"],
];

describe("what is found by what is typed", () => {
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
	])("%j", (typed, expected) => expect(found(schools, typed, (one) => one).map((one) => one[1])).toEqual(expected));
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
	])("%s", (_, chosen, known, fields) => expect(Object.keys(schoolErrors(chosen, known))).toEqual(fields));
});
