import { defineConfig } from "vitest/config";

/** The unit tests beside what `npm run mutate` changes; for a store the server tests that it names, on PostgreSQL. */
export default defineConfig({
	test: {
		...(process.env["MUTATE_TESTS"]
			? { include: process.env["MUTATE_TESTS"].split(","), globalSetup: ["tests/harness/postgres.ts"] }
			: { include: ["src/**/*.test.ts"], exclude: ["**/server/*.test.ts", "**/*.server.test.ts", "node_modules/**"] }),
		testTimeout: 30_000,
		hookTimeout: 120_000,
	},
});
