import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { ROOT } from "../boot/root.ts";

const MARK = join(ROOT, "src/app/site/static/favicon.svg");
/** The sides of the mark in pixels, as home screens want it: Apple's, then those of the manifest. */
const SIDES = [180, 192, 512] as const;
/** The ground of the mark: systems that cut icons to a shape of theirs cut into it. */
const GROUND = "#3d2bff";
/** What is kept clear on each side of an icon that may be cut, as a share of it. */
const MARGIN = 0.12;

/** What a phone is told when the account is put on its home screen. */
const MANIFEST = {
	name: "Estrada",
	short_name: "Estrada",
	start_url: "/account",
	scope: "/",
	display: "standalone",
	background_color: "#0d0b1f",
	theme_color: "#0d0b1f",
	icons: [192, 512].map((side) => ({
		src: `/icon-${side}.png`,
		type: "image/png",
		sizes: `${side}x${side}`,
		purpose: "any maskable",
	})),
};

/** The mark on its ground, as PNG. */
function iconOf(side: number): Promise<Buffer> {
	const margin = Math.round(side * MARGIN);
	return sharp(MARK, { density: 72 * (side / 36) })
		.resize(side - 2 * margin)
		.extend({ top: margin, bottom: margin, left: margin, right: margin, background: GROUND })
		.flatten({ background: GROUND })
		.png()
		.toBuffer();
}

/** The account's service worker, its manifest and the icons that it names, at addresses that stay. */
export function accountFiles(app: FastifyInstance, distDir: string | undefined): void {
	app.get("/account.webmanifest", { schema: { hide: true } }, async (_request, reply) =>
		reply.type("application/manifest+json").header("cache-control", "public, max-age=3600").send(MANIFEST),
	);
	for (const side of SIDES) {
		let icon: Promise<Buffer> | undefined;
		app.get(`/icon-${side}.png`, { schema: { hide: true } }, async (_request, reply) => {
			icon ??= iconOf(side);
			return reply
				.type("image/png")
				.header("cache-control", "public, max-age=86400")
				.send(await icon);
		});
	}
	const path = distDir && join(distDir, "site/account-worker.js");
	if (!path || !existsSync(path)) return;
	const worker = readFileSync(path);
	app.get("/account-worker.js", { schema: { hide: true } }, async (_request, reply) =>
		reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(worker),
	);
}
