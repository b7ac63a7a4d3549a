import { basename } from "node:path";
import type { Plugin } from "vite";

/** A module that a thread or a process of its own runs, named by its address as Node runs it. */
const OWN_ENTRY = /new URL\("(\.{1,2}\/[^"]+)\.ts", import\.meta\.url\)/g;

/** Makes an entry of the server's bundle of each module that its sources name by address; all built files lie side by side. */
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
