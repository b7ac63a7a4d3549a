import { defineConfig } from "vitest/config";

/** The tests that the caller names; those of a store on PostgreSQL. */
export default defineConfig({
	test: {
		include: process.env["MUTATE_TESTS"]?.split(",") ?? [],
		globalSetup: process.env["MUTATE_DATABASE"] ? ["tests/harness/postgres.ts"] : [],
		testTimeout: 30_000,
		hookTimeout: 120_000,
	},
});
