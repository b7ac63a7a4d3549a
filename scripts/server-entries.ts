import { basename } from "node:path";
import type { Plugin } from "vite";

/** A module with its own thread or process, named by the URL that Node runs. */
const OWN_ENTRY = /new URL\("(\.{1,2}\/[^"]+)\.ts", import\.meta\.url\)/g;

/** Adds a bundle entry for each module that sources name by URL. Built files share one folder. */
export const serverEntries: Plugin = {
	name: "server-entries",
	apply: (_config, { isSsrBuild }) => isSsrBuild === true,
	async transform(code, importer) {
		for (const [, path] of code.matchAll(OWN_ENTRY)) {
			const entry = await this.resolve(`${path}.ts`, importer);
			if (!entry) this.error(`${path}.ts, which ${importer} names, is not there`);
			this.emitFile({ type: "chunk", id: entry.id, fileName: `${basename(path!)}.js` });
		}
		return code.replace(OWN_ENTRY, (_written, path) => `new URL("./${basename(path)}.js", import.meta.url)`);
	},
};
