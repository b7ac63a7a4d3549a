import { defineConfig } from "vitest/config";

/** Unit tests beside the mutated files; for a store the given server tests, on PostgreSQL. */
export default defineConfig({
	test: {
		...(process.env["MUTATE_TESTS"]
			? { include: process.env["MUTATE_TESTS"].split(","), globalSetup: ["tests/harness/postgres.ts"] }
			: { include: ["src/**/*.test.ts"], exclude: ["**/server/*.test.ts", "**/*.server.test.ts", "node_modules/**"] }),
		testTimeout: 30_000,
		hookTimeout: 120_000,
	},
});
