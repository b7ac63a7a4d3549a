import { defineConfig } from "vitest/config";

/** The heart of the journeys in Firefox and WebKit: `npm run test:browsers`. */
export default defineConfig({
	test: {
		include: ["tests/browsers/*.test.ts"],
		globalSetup: ["tests/browsers/setup.ts"],
		testTimeout: 120_000,
		hookTimeout: 600_000,
		maxWorkers: 1,
	},
});
