import { expect, test } from "vitest";
import { withZ } from "./z-ze.ts";

test.each([
	["Standard", "ze Standard"],
	["Student", "ze Student"],
	["szkolnego", "ze szkolnego"],
	["ściany", "ze ściany"],
	["Złoty", "ze Złoty"],
	["szafy", "z szafy"],
	["Zespołowy", "z Zespołowy"],
	["Silver", "z Silver"],
	["Basic Online", "z Basic Online"],
	["Pro / Exec", "z Pro / Exec"],
	["SQL", "z SQL"],
	["1. dzień", "z 1. dzień"],
	["", "z "],
])("z before %j gives %j", (word, text) => expect(withZ(word)).toBe(text));
