import { defineConfig } from "vitest/config";

/** Runs the tests that the caller names, on PostgreSQL for a store. */
export default defineConfig({
	test: {
		include: process.env["MUTATE_TESTS"]?.split(",") ?? [],
		globalSetup: process.env["MUTATE_DATABASE"] ? ["tests/harness/postgres.ts"] : [],
		testTimeout: 30_000,
		hookTimeout: 120_000,
	},
});
