import { createServer as createProbe } from "node:net";
import { createServer, type Plugin } from "vite";
import type { Page, RenderedPage } from "../site/frame.ts";
import type { Bundle, Renderer } from "./renderer.ts";

/** If it is taken, the next free port. */
const VITE_PORT = 5173;

function isFree(port: number): Promise<boolean> {
	return new Promise((done) => {
		const probe = createProbe();
		probe.once("error", () => done(false));
		probe.listen(port, "localhost", () => probe.close(() => done(true)));
	});
}

const isApp = (bundle: Bundle | undefined) => bundle !== undefined && bundle !== "person" && bundle !== "reference";

async function freePortFrom(port: number): Promise<number> {
	return (await isFree(port)) ? port : freePortFrom(port + 1);
}

/** Reloads the page, because server-only views are not browser modules. */
const reloadViews: Plugin = {
	name: "reload-views",
	hotUpdate({ file, modules, server }) {
		if (this.environment.name !== "ssr" || modules.length === 0) return;
		const { client, ssr } = server.environments;
		const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])].some((module) => module.type === "js");
		if (inBrowser) return;
		for (const module of modules) ssr.moduleGraph.invalidateModule(module); // otherwise the reload shows the old version
		client.hot.send({ type: "full-reload" });
	},
};

/** Call `listen` once the site is up: a browser that reconnects to Vite reloads at once. */
export async function devRenderer(): Promise<Renderer & { listen(): Promise<void> }> {
	const port = await freePortFrom(VITE_PORT);
	const origin = `http://localhost:${port}`;
	const vite = await createServer({
		configLoader: "native", // the default loader writes a file at each start, which triggers Node's watcher
		plugins: [reloadViews],
		// Vite also serves the styles' fonts and pictures, so they need `origin`.
		server: { port, strictPort: true, origin, cors: true, middlewareMode: false },
	});
	return {
		async render(page: Page): Promise<RenderedPage> {
			const { render } = (await vite.ssrLoadModule("/src/app/site/render.tsx")) as { render(page: Page): RenderedPage };
			return render(page);
		},
		assets: (bundle) => ({
			script: `${origin}/src/app/${isApp(bundle) ? bundle : "site"}/dev-browser.ts`,
			styles: ["site", ...(bundle ? [isApp(bundle) ? "person" : bundle] : [])].map(
				(name) => `${origin}/src/app/site/${name}.css`,
			),
			fonts: [],
		}),
		listen: async () => {
			await vite.listen();
		},
	};
}
