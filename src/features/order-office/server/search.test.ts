import { expect, test } from "vitest";
import { searchOf } from "./search.ts";

test.each([
	["", undefined],
	["   ", undefined],
	["Gradion sp.", { words: ["Gradion", "sp"], email: null, code: "GRADION SP." }],
	["msts25-7k3q", { words: ["msts25", "7k3q"], email: null, code: "MSTS25-7K3Q" }],
	["000-777-10-00", { words: ["0007771000"], email: null, code: "000-777-10-00" }],
	["PL 000 777 10 00", { words: ["0007771000"], email: null, code: "PL 000 777 10 00" }],
	["2025-04", { words: ["2025", "04"], email: null, code: "2025-04" }],
	[" Kinga@Gradion.example", expect.objectContaining({ email: "kinga@gradion.example" })],
	["a b c d e f g h i j", expect.objectContaining({ words: ["a", "b", "c", "d", "e", "f", "g", "h"] })],
])("the search of %j", (typed, search) => {
	expect(searchOf(typed)).toEqual(search);
});
