import { defineConfig } from "vitest/config";

/** The unit tests beside what `npm run mutate` changes. */
export default defineConfig({
	test: {
		include: ["src/**/*.test.ts"],
		exclude: ["**/server/*.test.ts", "**/*.server.test.ts", "node_modules/**"],
		testTimeout: 30_000,
	},
});
