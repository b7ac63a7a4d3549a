import { expect, test } from "vitest";
import { infoBarItems } from "./rules.ts";

test("facts in the language asked for, in Polish where there is no English", () => {
	const facts = [
		{ icon: "calendar", title: "5 czerwca", titleEn: "5 June", note: "czwartek", noteEn: "Thursday" },
		{ icon: "pin", title: "Warszawa", titleEn: null, note: "Stadion", noteEn: null },
	] as const;
	expect(infoBarItems([...facts], "pl")).toEqual([
		{ icon: "calendar", title: "5 czerwca", note: "czwartek" },
		{ icon: "pin", title: "Warszawa", note: "Stadion" },
	]);
	expect(infoBarItems([...facts], "en")).toEqual([
		{ icon: "calendar", title: "5 June", note: "Thursday" },
		{ icon: "pin", title: "Warszawa", note: "Stadion" },
	]);
});
