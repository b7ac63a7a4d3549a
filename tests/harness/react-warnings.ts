import { format } from "node:util";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

/** React's warnings in the running test, such as an unknown prop. */
const warnings: string[] = [];
const print = console.error;

beforeAll(() => {
	console.error = (...args: unknown[]) => {
		const line = format(...args);
		if (/react\.dev\/link|\bJSX\b|React /.test(line)) warnings.push(line);
		print(...args);
	};
});
// test files of a worker share the console
afterAll(() => {
	console.error = print;
});

afterEach(() => expect(warnings.splice(0), "React's warnings").toEqual([]));
