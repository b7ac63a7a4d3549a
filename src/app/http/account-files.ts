import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { MANIFEST_ICONS } from "./site-icons.ts";

const MANIFEST = {
	name: "Estrada",
	short_name: "Estrada",
	start_url: "/account",
	scope: "/",
	display: "standalone",
	background_color: "#0d0b1f",
	theme_color: "#0d0b1f",
	icons: MANIFEST_ICONS,
};

export function accountFiles(app: FastifyInstance, distDir: string | undefined): void {
	app.get("/account.webmanifest", { schema: { hide: true } }, async (_request, reply) =>
		reply.type("application/manifest+json").header("cache-control", "public, max-age=3600").send(MANIFEST),
	);
	const path = distDir && join(distDir, "site/account-worker.js");
	if (!path || !existsSync(path)) return;
	const worker = readFileSync(path);
	app.get("/account-worker.js", { schema: { hide: true } }, async (_request, reply) =>
		reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(worker),
	);
}
