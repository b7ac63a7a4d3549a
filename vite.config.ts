import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browserWall } from "./scripts/browser-wall.ts";
import { writeFonts } from "./scripts/fonts.ts";
import { leanContracts } from "./scripts/lean-contracts.ts";
import { leanForms } from "./scripts/lean-forms.ts";
import { serverEntries } from "./scripts/server-entries.ts";
import { websocketOnly } from "./scripts/websocket-only.ts";

/** What the server's bundle leaves to Node: binaries, PGlite, what reads files of its own or is only used by some. */
const UNBUNDLED = [
	"@electric-sql/pglite",
	"@electric-sql/pglite-socket",
	"@node-rs/argon2",
	"@react-pdf/renderer",
	"fontkit",
	"harfbuzzjs",
	"pg",
	"pino",
	"sharp",
	"stripe",
	"subset-font",
];

/** React's packages are always fetched together: one file of them is smaller than three. */
const REACT = { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// };

/** The parts of the agenda that site and account share are one file: in pieces they would be larger for every visitor. */
const AGENDA = {
	name: "agenda",
	test: /features\/(agenda\/(rules|texts|filter)\.ts|agenda-page\/(rules|notes|brief|texts)\.ts|agenda-page\/web\/(AgendaTabs|AgendaTools|LectureMarks|agenda-\w+|arrangement|lecture-words|use-\w+)\.tsx?)$/,
};

/** Modules that a page's first script shares with the apps: one request instead of four of 200 bytes. */
const FIRST = {
	name: "first",
	test: /(stored-language|site-now|session-hint|kit\/i18n\/lang|kit\/api\/call|invariant\/invariant)\.ts$|vite\/preload-helper/,
};

/** The browser's build; `vite build --ssr` builds the server and the views that it renders. */
export default defineConfig(({ isSsrBuild, command }) => ({
	// the rendered views carry React's production build, whatever the environment says
	...(command === "build" && { define: { "process.env.NODE_ENV": '"production"' } }),
	plugins: [
		{ name: "fonts", config: writeFonts },
		react(),
		tailwindcss(),
		serverEntries,
		...(isSsrBuild ? [] : [browserWall(import.meta.dirname), leanContracts, leanForms, websocketOnly]),
	],
	publicDir: false,
	build: {
		outDir: isSsrBuild ? "dist/server" : "dist/site",
		emptyOutDir: true,
		manifest: !isSsrBuild,
		assetsDir: "assets",
		assetsInlineLimit: 0,
		modulePreload: false,
		target: "es2023",
		rollupOptions: {
			output: isSsrBuild
				? { chunkFileNames: "[name]-[hash].js" }
				: { codeSplitting: { includeDependenciesRecursively: false, groups: [REACT, AGENDA, FIRST] } },
			input: isSsrBuild
				? {
						start: "scripts/entries/start.ts",
						command: "scripts/entries/command.ts",
						render: "src/app/site/render.tsx",
					}
				: [
						"site/browser.ts",
						"site/person.css",
						"site/reference.css",
						"account/browser.tsx",
						"exhibitor/browser.tsx",
						"office/browser.tsx",
					].map((name) => `src/app/${name}`),
		},
	},
	ssr: isSsrBuild ? { noExternal: true, external: UNBUNDLED } : {},
	appType: "custom" as const,
}));
