import { expect, test } from "vitest";
import { guessedLanguage, languageCode } from "./languages.ts";
import { nameParts } from "./person-names.ts";

test.each([
	["Ola Testowa", null, "Ola", "Testowa"],
	["Geraldine de Bastion", null, "Geraldine", "de Bastion"],
	["Jeroen van der Ham", null, "Jeroen", "van der Ham"],
	["Hong Phuc Dang", null, "Hong Phuc", "Dang"],
	["erdgeist", null, "erdgeist", ""],
	["  Laura   Próbna ", null, "Laura", "Próbna"],
	["dr hab. Jan Wzór", "dr hab.", "Jan", "Wzór"],
	["Prof. Dr. Ewa Wzór", "Prof. Dr.", "Ewa", "Wzór"],
	["Dr Gareth Owen", "Dr", "Gareth", "Owen"],
	["Dr. Nick", null, "Dr. Nick", ""],
	["Ada Wzór (she/her)", null, "Ada", "Wzór (she/her)"],
	["Ada (Zet) Wzór", null, "Ada (Zet)", "Wzór"],
	["Ada Wzór(she or her)", null, "Ada", "Wzór(she or her)"],
	["Ada Wzór [IT department]", null, "Ada", "Wzór [IT department]"],
	["Ana Maria da Silva Costa", null, "Ana Maria", "da Silva Costa"],
	["de la Cruz", null, "de", "la Cruz"],
	["Ada Maria van", null, "Ada Maria", "van"],
	["cyphunk / nathan fain", null, "cyphunk / nathan fain", ""],
	["Andrea B - read & delete", null, "Andrea B - read & delete", ""],
	["@handle name", null, "@handle name", ""],
	["Anonymous member of a large committee", null, "Anonymous member of a large committee", ""],
	["van Gogh", null, "van", "Gogh"],
	["", null, "", ""],
])("%j gives title %s, first name %s, last name %s", (name, title, firstName, lastName) =>
	expect(nameParts(name)).toEqual({ title, firstName, lastName }),
);

test.each([
	["de", "de"],
	["pt-BR", "pt"],
	["de_formal", "de"],
	["English", "en"],
	["Polski", "pl"],
	["Klingon", undefined],
	["", undefined],
])("the language %j is %s", (written, code) => expect(languageCode(written)).toBe(code));

test("without a language in the file, a talk with Polish letters is Polish", () => {
	expect(["Bezpieczeństwo", "Security", "Über uns"].map(guessedLanguage)).toEqual(["pl", "en", "en"]);
});
