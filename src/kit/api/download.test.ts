import { expect, test } from "vitest";
import { nameToSave } from "./download.ts";

test.each([
	["attachment; filename=\"CV Anny Wojcik.pdf\"; filename*=UTF-8''CV%20Anny%20W%C3%B3jcik.pdf", "CV Anny Wójcik.pdf"],
	['attachment; filename="cv.docx"', "cv.docx"],
	["attachment", ""],
	[null, ""],
])("%s is saved as %j", (disposition, name) => expect(nameToSave(disposition)).toBe(name));
