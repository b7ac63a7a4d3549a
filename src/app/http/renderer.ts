import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { must } from "../../kit/must/must.ts";
import type { Page, Rendered } from "../site/frame.ts";
import type { Assets } from "./html.ts";

/** Styles beside those of every page: of a person's own pages, of the API reference. */
export type MoreStyles = "person" | "reference";

/** Renders pages with the built views, or through Vite while developing. */
export type Renderer = {
	render(page: Page): Promise<Rendered>;
	/** What a document names. */
	assets(more?: MoreStyles): Assets;
};

type ManifestEntry = { file: string; css?: string[]; assets?: string[] };

/** The built views and the addresses of the built files, read once. */
export async function builtRenderer(distDir: string): Promise<Renderer> {
	const manifest = JSON.parse(readFileSync(join(distDir, "site/.vite/manifest.json"), "utf8")) as Record<
		string,
		ManifestEntry
	>;
	const entryOf = (name: string) => must(manifest[`src/app/site/${name}`], `the built ${name}`);
	const entry = entryOf("browser.ts");
	const fonts = Object.values(manifest)
		.flatMap((one) => [one.file, ...(one.assets ?? [])])
		.filter((file) => /latin(-ext)?-core.*\.woff2$/.test(file));
	const assets: Assets = {
		script: `/${entry.file}`,
		styles: (entry.css ?? []).map((file) => `/${file}`),
		fonts: [...new Set(fonts)].sort().map((file) => `/${file}`),
	};
	const withStyles = (more: MoreStyles) => ({
		...assets,
		styles: [...assets.styles, `/${entryOf(`${more}.css`).file}`],
	});
	const larger = { person: withStyles("person"), reference: withStyles("reference") };
	const { render } = (await import(pathToFileURL(join(distDir, "server/render.js")).href)) as {
		render(page: Page): Rendered;
	};
	return { render: async (page) => render(page), assets: (more) => (more ? larger[more] : assets) };
}
