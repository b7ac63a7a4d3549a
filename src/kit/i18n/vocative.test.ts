import { expect, test } from "vitest";
import { vocative } from "./vocative.ts";

test.each([
	["Anna", "Anno"],
	["Maria", "Mario"],
	["Zofia", "Zofio"],
	["Gabriela", "Gabrielo"],
	["Stefania", "Stefanio"],
	["Alicja", "Alicjo"],
	["Kasia", "Kasiu"],
	["Małgosia", "Małgosiu"],
	["Józia", "Józiu"],
	["Ania", "Aniu"],
	["Ola", "Olu"],
	["Lucia", "Lucio"],
	["Kuba", "Kubo"],
	["Anna Maria", "Anno Mario"],
	["Igor", "Igor"],
	["Ingrid", "Ingrid"],
	["Ma", "Ma"],
	["李娜", "李娜"],
	["", ""],
])("%s is called %s", (name, called) => {
	expect(vocative(name)).toBe(called);
});
