import { defineConfig } from "vitest/config";

const serverTests = {
	include: ["src/**/server/*.test.ts", "src/**/*.server.test.ts"],
	isolate: false,
	// the test tool takes one number for a group; each worker has a database of its own
	maxWorkers: 2,
	testTimeout: 60_000,
	hookTimeout: 120_000,
};

/** Pure tests, the server tests once on each engine, and the journeys in a real browser. */
export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					maxWorkers: 2,
					include: ["src/**/*.test.ts", "demo/**/*.test.ts", "tests/architecture.test.ts"],
					exclude: ["**/server/*.test.ts", "**/*.server.test.ts", "node_modules/**"],
					isolate: false,
					// printing takes seconds where the machine does something else as well
					testTimeout: 20_000,
				},
			},
			{ test: { ...serverTests, name: "pglite", provide: { databaseUrls: undefined } } },
			{ test: { ...serverTests, name: "postgres", globalSetup: ["tests/harness/postgres.ts"] } },
			{
				test: {
					name: "journeys",
					sequence: { groupOrder: 1 },
					include: ["tests/journeys/*.test.ts"],
					globalSetup: ["tests/harness/journeys.ts"],
					setupFiles: ["tests/harness/site-ready.ts"],
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
					sequence: { groupOrder: 1 },
					include: ["tests/program/*.test.ts"],
					maxWorkers: 2,
					testTimeout: 240_000,
					hookTimeout: 240_000,
				},
			},
		],
	},
});
