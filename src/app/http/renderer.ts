import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { invariant } from "../../kit/invariant/invariant.ts";
import type { Page, RenderedPage } from "../site/frame.ts";
import type { Assets } from "./html.ts";
import type { AppName } from "./page-spec.ts";

export type Bundle = "person" | "reference" | AppName;

/** Renders pages with the built views, or with Vite in development. */
export type Renderer = {
	render(page: Page): Promise<RenderedPage>;
	assets(bundle?: Bundle): Assets;
};

type ManifestEntry = { file: string; imports?: string[]; css?: string[]; assets?: string[] };

/** The styles of a module, shared chunks first. */
function stylesOf(manifest: Record<string, ManifestEntry>, { imports = [], css = [] }: ManifestEntry): string[] {
	const shared = imports.flatMap((name) => stylesOf(manifest, invariant(manifest[name], `the built ${name}`)));
	return [...new Set([...shared, ...css])];
}

/** Reads views and manifest once. */
export async function builtRenderer(distDir: string): Promise<Renderer> {
	const manifest = JSON.parse(readFileSync(join(distDir, "site/.vite/manifest.json"), "utf8")) as Record<
		string,
		ManifestEntry
	>;
	const entryOf = (name: string) => invariant(manifest[`src/app/site/${name}`], `the built ${name}`);
	const entry = entryOf("browser.ts");
	const fonts = Object.values(manifest)
		.flatMap((one) => [one.file, ...(one.assets ?? [])])
		.filter((file) => /latin(-ext)?-core.*\.woff2$/.test(file));
	const assets: Assets = {
		script: `/${entry.file}`,
		styles: (entry.css ?? []).map((file) => `/${file}`),
		fonts: [...new Set(fonts)].sort().map((file) => `/${file}`),
	};
	const withStyles = (more: "person" | "reference") => ({
		...assets,
		styles: [...assets.styles, `/${entryOf(`${more}.css`).file}`],
	});
	const appOf = (name: AppName): Assets => {
		const app = invariant(manifest[`src/app/${name}/browser.tsx`], `the built app of ${name}`);
		return {
			...assets,
			script: `/${app.file}`,
			styles: [...withStyles("person").styles, ...stylesOf(manifest, app).map((file) => `/${file}`)],
		};
	};
	const larger = {
		person: withStyles("person"),
		reference: withStyles("reference"),
		account: appOf("account"),
		exhibitor: appOf("exhibitor"),
		office: appOf("office"),
	};
	const { render } = (await import(pathToFileURL(join(distDir, "server/render.js")).href)) as {
		render(page: Page): RenderedPage;
	};
	return { render: async (page) => render(page), assets: (bundle) => (bundle ? larger[bundle] : assets) };
}
