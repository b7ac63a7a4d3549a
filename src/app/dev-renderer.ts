import { createServer } from "vite";
import type { Renderer } from "./renderer.ts";
import type { Page, Rendered } from "./site/frame.ts";

/** Where the browser fetches sources while developing. */
const VITE_PORT = 5173;

/** Renders through Vite: a changed view or style shows without a build, the browser reloads by itself. */
export async function devRenderer(): Promise<Renderer & { close(): Promise<void> }> {
	const vite = await createServer({
		server: { port: VITE_PORT, strictPort: false, cors: true, middlewareMode: false },
	});
	await vite.listen();
	const origin = vite.resolvedUrls!.local[0]!.replace(/\/$/, "");
	return {
		async render(page: Page): Promise<Rendered> {
			const { render } = (await vite.ssrLoadModule("/src/app/site/render.tsx")) as { render(page: Page): Rendered };
			return render(page);
		},
		assets: () => ({ script: `${origin}/src/app/site/dev-browser.ts`, styles: [], fonts: [] }),
		close: () => vite.close(),
	};
}
