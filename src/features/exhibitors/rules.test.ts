import { expect, test } from "vitest";
import { askedType } from "./rules.ts";

test.each([
	["0", 0],
	["1", 1],
	["all", undefined],
	["ALL", undefined],
])("the parameter %s asks for type %s", (parameter, type) => expect(askedType(parameter)).toBe(type));
