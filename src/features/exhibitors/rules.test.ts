import { expect, test } from "vitest";
import { requestedType } from "./rules.ts";

test.each([
	["0", 0],
	["1", 1],
	["all", undefined],
	["ALL", undefined],
])("the parameter %s means type %s", (parameter, type) => expect(requestedType(parameter)).toBe(type));
