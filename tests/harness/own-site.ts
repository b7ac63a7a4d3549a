import { join } from "node:path";
import { onTestFinished } from "vitest";
import { demoEvents } from "../../demo/bundles.ts";
import { addFoundation } from "../../demo/foundation.ts";
import { takeIn } from "../../demo/seed.ts";
import { ROOT } from "../../src/app/boot/root.ts";
import { builtRenderer } from "../../src/app/http/renderer.ts";
import { buildServer } from "../../src/app/http/server.ts";
import { freePort } from "./program.ts";
import { freshServer, type TestServer } from "./server.ts";

/** A site in this process, filled by `fill`. Its journey sets its clock. */
export async function filledSite<T>(
	now: string,
	defaultEvent: string,
	fill: (server: TestServer) => Promise<T>,
	settings: Record<string, string> = {},
): Promise<{ server: TestServer; site: string; filled: T }> {
	const port = await freePort();
	const site = `http://localhost:${port}`;
	const env = { PUBLIC_URL: site, DEFAULT_EVENT: defaultEvent, SITE_CLOCK: now, ...settings };
	const server = await freshServer({ now, env });
	const filled = await fill(server);
	const distDir = join(ROOT, "dist");
	const app = await buildServer(server.deps, { renderer: await builtRenderer(distDir), distDir });
	await app.listen({ port });
	onTestFinished(() => app.close());
	return { server, site, filled };
}

/** A site in this process with the demonstration's live event, without pictures. */
export async function ownSite(now: string): Promise<{ server: TestServer; site: string; eventCode: string }> {
	const { filled, ...own } = await filledSite(now, "LIVE25", async (server) => {
		const firstStart = server.clock.now();
		const live = demoEvents(firstStart, "MSTS25").find((one) => one.folder === "LIVE")!;
		await takeIn(server.deps, live, firstStart, new Map(), addFoundation);
		return live.code;
	});
	return { ...own, eventCode: filled };
}
