import { defineConfig } from "vitest/config";
import { WaitingFirst } from "./tests/harness/order.ts";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
	throw new Error(
		`The tests need Node 24 and this is Node ${process.versions.node}. Run \`npm ci\`, which brings Node 24 along, and test with \`npm test\` or \`npx vitest\`.`,
	);
}

/**
 * A minute is enough for a test on a machine that does much else; what needs longer says so where it stands. What is
 * awaited within a test gives up before it, and says what did not come.
 */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 25_000 } } };
/** Node imports the sources itself, as the server does: nothing is transformed first but JSX. */
const native = {
	experimental: { viteModuleRunner: false, nodeLoader: false },
	setupFiles: ["tests/harness/jsx-modules.ts"],
};
/** Two more than there are cores: while some wait for a page, a start or a slow thread, the others work. */
const maxWorkers = 4;

const serverTests = {
	...patient,
	...native,
	include: ["src/**/server/*.test.ts", "src/**/*.server.test.ts"],
	setupFiles: [...native.setupFiles, "tests/harness/database-ready.ts", "tests/harness/react-warnings.ts"],
	isolate: false,
	maxWorkers, // each has a database of its own
};

/**
 * What runs on PGlite: what opens and fills a database, and what says itself how the engines differ. All else asks
 * PostgreSQL, which a real site runs on; on PGlite the journeys go their ways and the documents' commands are typed.
 */
const ON_PGLITE = [
	...["kit", "app/boot", "app/bundle"].map((room) => `src/${room}/**/*.server.test.ts`),
	...["meetings/server/races", "newsletter/server/send-newsletter", "newsletter/server/reminders"].map(
		(name) => `src/features/${name}.test.ts`,
	),
];

/** Pure tests, the server tests on PostgreSQL and some on PGlite, and the journeys in a real browser. */
export default defineConfig({
	test: {
		sequence: { sequencer: WaitingFirst },
		projects: [
			{
				test: {
					name: "unit",
					maxWorkers,
					include: ["src/**/*.test.ts", "demo/**/*.test.ts", "tests/*.test.ts"],
					exclude: ["**/server/*.test.ts", "**/*.server.test.ts", "node_modules/**"],
					isolate: false,
					...patient,
					...native,
				},
			},
			{
				test: {
					...serverTests,
					name: "pglite",
					include: ON_PGLITE,
					globalSetup: ["tests/harness/empty-data.ts"],
					provide: { databaseUrls: undefined },
				},
			},
			{ test: { ...serverTests, name: "postgres", globalSetup: ["tests/harness/postgres.ts"] } },
			{
				test: {
					name: "journeys",
					include: ["tests/journeys/*.test.ts"],
					globalSetup: ["tests/harness/empty-data.ts", "tests/harness/journeys.ts"],
					...patient,
					...native,
					setupFiles: [...native.setupFiles, "tests/harness/site-ready.ts"],
					isolate: false,
					maxWorkers,
				},
			},
			{
				test: {
					name: "program",
					include: ["tests/program/*.test.ts"],
					globalSetup: ["tests/harness/empty-data.ts"],
					maxWorkers,
					...patient,
					...native,
				},
			},
		],
	},
});
