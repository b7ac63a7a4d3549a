import { join } from "node:path";
import { expect, test } from "vitest";
import { officeScreens, ownElements } from "./harness/office-law.ts";

const ROOT = join(import.meta.dirname, "..");

test("the office's screens write no table, control or dialog of their own", () => {
	const screens = officeScreens(ROOT);
	expect(screens.length).toBeGreaterThan(5);
	expect(ownElements(screens)).toEqual([]);
});

test.each([
	["export const A = () => <table><tbody /></table>;", ["table a.tsx"]],
	["export const A = () => <p><input value='' /> <Button /></p>;", ["input a.tsx"]],
	["export const A = () => <Form><form /></Form>;", ["form a.tsx"]],
	["export const A = () => <List title='table' />;", []],
])("a planted element is found: %s", (text, found) => {
	expect(ownElements([{ path: "a.tsx", text }])).toEqual(found);
});
