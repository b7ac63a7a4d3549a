import { defineConfig } from "vitest/config";

const serverTests = {
	include: ["src/**/server/*.test.ts", "src/**/*.server.test.ts"],
	isolate: false,
	fileParallelism: false,
	testTimeout: 30_000,
	hookTimeout: 60_000,
};

/** Pure tests, the server tests once on each engine, and the journeys in a real browser. */
export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					// as many as the server tests of the same group: the test tool takes one number for a group
					maxWorkers: 1,
					include: ["src/**/*.test.ts", "demo/**/*.test.ts", "tests/architecture.test.ts"],
					exclude: ["**/server/*.test.ts", "**/*.server.test.ts", "node_modules/**"],
					isolate: false,
				},
			},
			{ test: { ...serverTests, name: "pglite", provide: { databaseUrl: undefined } } },
			{ test: { ...serverTests, name: "postgres", globalSetup: ["tests/harness/postgres.ts"] } },
			{
				test: {
					name: "journeys",
					sequence: { groupOrder: 1 },
					include: ["tests/journeys/*.test.ts"],
					globalSetup: ["tests/harness/journeys.ts"],
					isolate: false,
					// two browsers at once: while one waits for a page, the other works
					maxWorkers: 2,
					testTimeout: 90_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: "program",
					sequence: { groupOrder: 2 },
					include: ["tests/program/*.test.ts"],
					fileParallelism: false,
					testTimeout: 240_000,
					hookTimeout: 240_000,
				},
			},
		],
	},
});
