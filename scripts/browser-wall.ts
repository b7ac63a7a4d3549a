import { isBuiltin } from "node:module";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { BROWSER_CODE, BROWSER_PACKAGES, SITE_LOADERS } from "./browser-code.ts";

/** Packages that the screens' packages import. */
const TRANSITIVE_PACKAGES = [
	"@base-ui/utils",
	"@floating-ui/utils",
	"@socket.io/component-emitter",
	"@tanstack/query-core",
	"@tanstack/react-store",
	"@tanstack/store",
	"@tanstack/table-core",
	"engine.io-client",
	"engine.io-parser",
	"regexparam",
	"scheduler",
	"socket.io-parser",
	"use-sync-external-store",
];

const code = BROWSER_CODE.map((pattern) => new RegExp(pattern));
const loaders = new RegExp(SITE_LOADERS);
const packages = new Set([...BROWSER_PACKAGES, ...TRANSITIVE_PACKAGES]);

/** Returns undefined for modules outside packages. */
const packageOf = (id: string) =>
	/.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(id)?.[1]?.replace("\\", "/");

/**
 * Fails the browser's build on a module outside the lists of `browser-code.ts`: server code, a part of Node, or a
 * package.
 *
 * @param root the project's folder, which contains `src`
 */
export function browserWall(root: string): Plugin {
	const inProject = (path: string) => relative(root, path).replaceAll("\\", "/");
	const src = join(root, "src");
	const refusal = (what: string, importers: readonly string[]) =>
		`${what} may not reach a browser (scripts/browser-code.ts lists what may), but ${importers.map(inProject).join(" and ")} imports it.`;
	return {
		name: "browser-wall",
		enforce: "pre",
		async resolveId(source, importer, options) {
			if (!importer?.startsWith(src)) return null;
			if (isBuiltin(source)) this.error(refusal(source, [importer]));
			const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
			const path = inProject(resolved?.id.split("?", 1)[0] ?? "");
			const isCode = path.startsWith("src/") && !path.endsWith(".css");
			const isListed = code.some((one) => one.test(path)) && !loaders.test(path);
			if (isCode && !isListed) this.error(refusal(path, [importer]));
			return resolved;
		},
		generateBundle(_options, bundle) {
			for (const chunk of Object.values(bundle)) {
				for (const id of chunk.type === "chunk" ? Object.keys(chunk.modules) : []) {
					const name = packageOf(id);
					const isRefused = name ? !packages.has(name) : id.includes("__vite-browser-external");
					if (isRefused) this.error(refusal(name ?? "a part of Node", this.getModuleInfo(id)?.importers ?? []));
				}
			}
		},
	};
}
