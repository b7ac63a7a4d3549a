import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { ExhibitorField } from "../exhibitor.ts";
import { CompanyField } from "./CompanyField.tsx";

const empty: ExhibitorField = {
	name: "Pole",
	typeId: 0,
	valueStr: null,
	valueInt: null,
	valueBool: null,
	logoUrl: null,
};
const renderField = (field: Partial<ExhibitorField>, lang: Lang = "pl") =>
	renderToStaticMarkup(createElement(CompanyField, { lang, field: { ...empty, ...field } }));

describe("a field by its typeId (spec §3)", () => {
	test.each<[string, Partial<ExhibitorField>, string]>([
		["0 text", { typeId: 0, valueStr: "Gdynia <b>" }, "<dd>Gdynia &lt;b&gt;</dd>"],
		["1 HTML", { typeId: 1, valueStr: "<p>Opis</p>" }, `<div class="prose"><p>Opis</p></div>`],
		["2 HTML", { typeId: 2, valueStr: "<ul><li>C#</li></ul>" }, `<div class="prose"><ul><li>C#</li></ul></div>`],
		["3 integer", { typeId: 3, valueInt: 2009 }, ">2009</b>"],
		["3 zero", { typeId: 3, valueInt: 0 }, ">0</b>"],
		["4 yes", { typeId: 4, valueBool: true }, " Tak</span>"],
		["4 no", { typeId: 4, valueBool: false }, " Nie</span>"],
		["5 e-mail", { typeId: 5, valueStr: "praca@norvika.example" }, `href="mailto:praca@norvika.example"`],
		["6 link", { typeId: 6, valueStr: "https://norvika.example/" }, `href="https://norvika.example/"`],
	])("%s", (_, field, markup) => expect(renderField(field)).toContain(markup));

	test("yes and no are translated", () => {
		expect(renderField({ typeId: 4, valueBool: true }, "en")).toContain(" Yes</span>");
		expect(renderField({ typeId: 4, valueBool: false }, "en")).toContain(" No</span>");
	});

	test("an address without a web scheme stays text", () => {
		expect(renderField({ typeId: 6, valueStr: "javascript:alert(1)" })).not.toContain("href");
	});

	test.each([0, 1, 2, 3, 4, 5, 6])("an empty field of type %i is omitted", (typeId) => {
		expect(renderField({ typeId })).toBe("");
	});
});
