/** The laws of ARCHITECTURE.md that can be read from imports. `tests/architecture.test.ts` runs them and plants violations. */
const browser = require("./scripts/browser-code.ts");

const SLICE = "^src/features/([^/]+)/";
const TESTS = "\\.test\\.tsx?$";
const TABLES = "^src/features/[^/]+/server/tables\\.ts$";
const BROWSER_CODE = browser.BROWSER_CODE.map((one) => one.replace("^", "")).join("|");
const BROWSER_PACKAGES = [...browser.BROWSER_PACKAGES, ...browser.PURE_PACKAGES].join("|").replaceAll(".", "\\.");

module.exports = {
	forbidden: [
		{
			name: "no-cycles",
			comment: "Neither of imports nor of types.",
			severity: "error",
			from: {},
			to: { circular: true },
		},
		{ name: "kit-knows-nobody", severity: "error", from: { path: "^src/kit" }, to: { path: "^src/(features|app)" } },
		{ name: "features-below-app", severity: "error", from: { path: "^src/features" }, to: { path: "^src/app" } },
		{
			name: "no-test-code-in-the-program",
			severity: "error",
			from: { path: "^src", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^(tests|bench)/|\\.test\\.tsx?$" },
		},
		{
			name: "demonstration-is-handed-in",
			comment: "The entries hand it to the site; a site without it is the same program.",
			severity: "error",
			from: { path: "^src", pathNot: TESTS },
			to: { path: "^demo/" },
		},
		{
			name: "slice-root-is-pure",
			comment: "A slice's root has rules and shapes: no database, React or Node, neither its own server nor its web.",
			severity: "error",
			from: { path: "^src/features/[^/]+/[^/]+\\.ts$", pathNot: "\\.test\\.ts$" },
			to: {
				path: "^src/features/[^/]+/(server|web|office)/|^src/kit/(audit|db|http|content|files|mail|ui|api)/|node_modules/(react|react-dom|drizzle-orm|pg|fastify)/",
				dependencyTypesNot: ["type-only"],
			},
		},
		{
			name: "slice-root-without-node",
			severity: "error",
			from: { path: "^src/features/[^/]+/[^/]+\\.ts$", pathNot: "\\.test\\.ts$" },
			to: { dependencyTypes: ["core"] },
		},
		{
			name: "browser-imports-only-listed-code",
			comment:
				"Default-deny: every module that an entry of the browser reaches is held by this rule itself. Types are erased.",
			severity: "error",
			from: { path: browser.BROWSER_CODE, pathNot: [browser.SITE_LOADERS, TESTS] },
			to: {
				path: ".",
				pathNot: [
					`^(?!${browser.SITE_LOADERS.slice(1)})(${BROWSER_CODE})`,
					`^node_modules/(${BROWSER_PACKAGES})/`,
					"^/@(vite/client|react-refresh)$", // Vite's own, in development
				],
				dependencyTypesNot: ["type-only"],
			},
		},
		{
			name: "server-never-imports-browser",
			severity: "error",
			from: { path: "^src/(features/[^/]+/server/|kit/(audit|db|http|content|files|jobs|mail)/)" },
			to: { path: "^src/(features/[^/]+/(web|office)/|kit/(ui|api)/)|node_modules/(react|react-dom)/" },
		},
		{
			name: "other-slices-through-their-doors",
			comment:
				"Another slice is used through its root, its stores, its views or its commands; never its web, but for the parts of a buying page.",
			severity: "error",
			from: { path: `${SLICE}` },
			to: {
				path: "^src/features/[^/]+/(web|office)/",
				pathNot: ["^src/features/$1/", "^src/features/(options|orders|registration-page)/web/buying/"],
			},
		},
		{
			name: "other-slices-not-through-routes",
			severity: "error",
			from: { path: `${SLICE}` },
			to: {
				path: ["^src/features/[^/]+/server/routes\\.ts$", "^src/features/[^/]+/server/[a-z-]+-routes\\.ts$"],
				pathNot: "^src/features/$1/",
			},
		},
		{
			name: "sql-only-in-stores",
			severity: "error",
			from: {
				path: "^src/(features|app)/.*\\.ts$",
				pathNot: [
					"^src/features/[^/]+/server/store\\.ts$",
					"^src/features/[^/]+/server/[a-z-]+-store\\.ts$",
					"^src/features/[^/]+/server/(tables|views)\\.ts$",
					"\\.test\\.ts$",
				],
			},
			to: { path: "node_modules/drizzle-orm/", dependencyTypesNot: ["type-only"] },
		},
		{
			name: "tables-private-to-their-slice",
			comment: "Only tables name tables of others, for foreign keys.",
			severity: "error",
			from: { path: SLICE, pathNot: [TESTS, TABLES] },
			to: { path: TABLES, pathNot: "^src/features/$1/" },
		},
		{
			name: "app-without-tables",
			severity: "error",
			from: { path: "^src/app/", pathNot: TESTS },
			to: { path: TABLES },
		},
		{
			name: "views-only-in-stores",
			severity: "error",
			from: { pathNot: ["/store\\.ts$", "/[a-z-]+-store\\.ts$", "/server/tables\\.ts$", "\\.test\\.ts$"] },
			to: { path: "^src/features/[^/]+/server/views\\.ts$" },
		},
		{
			name: "apps-apart",
			comment: "The apps share `app/client` and nothing else.",
			severity: "error",
			from: { path: "^src/app/(account|exhibitor|office|client)/" },
			to: { path: "^src/app/(account|exhibitor|office)/", pathNot: "^src/app/$1/" },
		},
		{
			name: "office-screens-of-pieces",
			comment: "The office's screens consist of its pieces: no other component, dialog or table.",
			severity: "error",
			from: { path: "^src/app/office/screens/" },
			to: {
				path: "^src/kit/ui/|^src/features/[^/]+/web/[^/]+\\.tsx$|node_modules/(@base-ui/react|@tanstack/react-table)/",
				dependencyTypesNot: ["type-only"],
			},
		},
		{
			name: "no-drawers",
			severity: "error",
			from: {},
			to: { path: "/(utils?|helpers?|misc|common|shared|types)(/|[.]tsx?$)", pathNot: "node_modules" },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "require", "node", "default", "types"],
		},
	},
};
