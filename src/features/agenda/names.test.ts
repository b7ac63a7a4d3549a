import { describe, expect, it } from "vitest";
import { namesOf } from "./names.ts";

describe("namesOf", () => {
	const person = (firstName: string, lastName: string, title: string | null = null) => ({ title, firstName, lastName });
	it.each([
		[[person("Nadia", "Ostrowska", "dr")], "dr Nadia Ostrowska"],
		[[person("Nadia", "Ostrowska", "dr"), person("Oliwia", "Mróz")], "N.\u00a0Ostrowska, O.\u00a0Mróz"],
		[[person("Nadia", "Ostrowska")], "Nadia Ostrowska"],
		[[person("A", "B"), person("C", "D"), person("E", "F")], "A.\u00a0B, C.\u00a0D, E.\u00a0F"],
		[[person("A", "B"), person("C", "D"), person("E", "F"), person("G", "H")], "A.\u00a0B, C.\u00a0D +2"],
		[[person("", "Kolektyw"), person("A", "B")], "Kolektyw, A.\u00a0B"],
		[[person("exide", ""), person("A", "B")], "exide, A.\u00a0B"],
		[[], ""],
	])("%#", (people, names) => expect(namesOf(people)).toBe(names));
});
