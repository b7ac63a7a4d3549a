import { expect, test } from "vitest";
import { FIELD_TYPE, isHtml, isText } from "./field-type.ts";

test.each([
	[FIELD_TYPE.text, 0, false, true],
	[FIELD_TYPE.html, 1, true, true],
	[FIELD_TYPE.otherHtml, 2, true, true],
	[FIELD_TYPE.integer, 3, false, false],
	[FIELD_TYPE.boolean, 4, false, false],
	[FIELD_TYPE.email, 5, false, false],
	[FIELD_TYPE.link, 6, false, false],
])("typeId %i of spec §3 is %i; HTML: %s, text: %s", (typeId, stated, html, text) => {
	expect([typeId, isHtml(typeId), isText(typeId)]).toEqual([stated, html, text]);
});
