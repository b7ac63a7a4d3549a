import { expect, test } from "vitest";
import { isProgram, programName } from "./rules.ts";

test.each([
	["command:order", "estrada order", "estrada order"],
	["job:send-refunds", "automat", "automatic job"],
	["payment:stripe", "system płatności", "payment provider"],
	["import", "import danych", "data import"],
	["demonstration", "wersja próbna", "the demonstration"],
	["planted:one", "planted:one", "planted:one"],
])("%s is a program", (actor, pl, en) =>
	expect([isProgram(actor), programName(actor, "pl"), programName(actor, "en")]).toEqual([true, pl, en]),
);

test.each(["3f0a5b1c-1111-4222-8333-944455556666", "erased"])("%s is no program", (actor) =>
	expect(isProgram(actor)).toBe(false),
);
