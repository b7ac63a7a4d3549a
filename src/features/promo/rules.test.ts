import { expect, test } from "vitest";
import type { EventFact } from "../event/contract.ts";
import { infoBarItems } from "./rules.ts";

test("facts in the requested language, in Polish if there is no English", () => {
	const facts: EventFact[] = [
		{ icon: "clock", title: "5 czerwca", titleEn: "5 June", note: "czwartek", noteEn: "Thursday" },
		{ icon: "pin", title: "Warszawa", titleEn: "", note: "Stadion", noteEn: "" },
	];
	expect(infoBarItems(facts, "pl")).toEqual([
		{ icon: "clock", title: "5 czerwca", note: "czwartek" },
		{ icon: "pin", title: "Warszawa", note: "Stadion" },
	]);
	expect(infoBarItems(facts, "en")).toEqual([
		{ icon: "clock", title: "5 June", note: "Thursday" },
		{ icon: "pin", title: "Warszawa", note: "Stadion" },
	]);
});
