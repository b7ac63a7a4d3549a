import { defineConfig } from "vitest/config";

const serverTests = {
	include: ["src/**/server/*.test.ts", "src/app/*.server.test.ts", "src/kit/{db,http,content}/*.server.test.ts", "demo/*.server.test.ts"],
	isolate: false,
	fileParallelism: false,
	testTimeout: 30_000,
	hookTimeout: 60_000,
};

/** Pure tests, and the server tests once on each engine. */
export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: ["src/**/*.test.ts", "demo/**/*.test.ts", "tests/architecture.test.ts"],
					exclude: ["**/server/*.test.ts", "**/*.server.test.ts", "node_modules/**"],
					isolate: false,
				},
			},
			{ test: { ...serverTests, name: "pglite", provide: { databaseUrl: undefined } } },
			{ test: { ...serverTests, name: "postgres", globalSetup: ["tests/harness/postgres.ts"] } },
		],
	},
});
