import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../boot/deps.ts";
import { ROOT } from "../boot/root.ts";
import { faviconIco, homeScreenIcon, MANIFEST_ICONS, MANIFEST_SIDES } from "./site-icons.ts";

const { resolve } = createRequire(import.meta.url);

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const SECURITY_TXT_DAYS = 180;
const ICO_SIDE = 32;
const APPLE_SIDE = 180;

const MANIFEST = {
	name: "Estrada",
	short_name: "Estrada",
	start_url: "/",
	scope: "/",
	display: "minimal-ui",
	background_color: "#0d0b1f",
	theme_color: "#0d0b1f",
	icons: MANIFEST_ICONS,
};

export function siteFiles(app: FastifyInstance, deps: Pick<Deps, "config" | "clock">): void {
	const drawing = readFileSync(join(ROOT, "src/app/site/static/favicon.svg"));
	servePicture(app, "/favicon.svg", "image/svg+xml", async () => drawing);
	servePicture(app, "/favicon.ico", "image/x-icon", () => faviconIco(ICO_SIDE));
	for (const path of ["/apple-touch-icon.png", "/apple-touch-icon-precomposed.png", "/icon-180.png"]) {
		servePicture(app, path, "image/png", () => homeScreenIcon(APPLE_SIDE));
	}
	for (const side of MANIFEST_SIDES) servePicture(app, `/icon-${side}.png`, "image/png", () => homeScreenIcon(side));
	app.get("/site.webmanifest", { schema: { hide: true } }, async (_request, reply) =>
		reply.type("application/manifest+json").header("cache-control", "public, max-age=3600").send(MANIFEST),
	);
	serveSecurityTxt(app, deps);
	serveFonts(app);
}

/** The URL is stable, because old e-mails keep referencing it. */
function serveFonts(app: FastifyInstance): void {
	for (const script of ["latin", "latin-ext"]) {
		const file = resolve(
			`@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-wdth-normal.woff2`,
		);
		let bytes: Promise<Buffer> | undefined;
		app.get(`/fonts/bricolage-${script}.woff2`, { schema: { hide: true } }, async (_request, reply) => {
			bytes ??= readFile(file);
			return reply
				.type("font/woff2")
				.header("cache-control", "public, max-age=31536000, immutable")
				.header("access-control-allow-origin", "*")
				.header("cross-origin-resource-policy", "cross-origin")
				.send(await bytes);
		});
	}
}

function servePicture(app: FastifyInstance, path: string, type: string, draw: () => Promise<Buffer>): void {
	let picture: Promise<Buffer> | undefined;
	app.get(path, { schema: { hide: true } }, async (_request, reply) => {
		picture ??= draw();
		return reply
			.type(type)
			.header("cache-control", "public, max-age=86400")
			.send(await picture);
	});
}

/** RFC 9116. */
function securityTxt(contact: string, publicUrl: string, now: Date): string {
	const expires = new Date(now.getTime() + SECURITY_TXT_DAYS * DAY_MS);
	const lines = [
		`Contact: ${/^(?:https|mailto):/.test(contact) ? contact : `mailto:${contact}`}`,
		`Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
		"Preferred-Languages: pl, en",
		`Canonical: ${publicUrl}/.well-known/security.txt`,
	];
	return `${lines.join("\n")}\n`;
}

function serveSecurityTxt(app: FastifyInstance, { clock, config }: Pick<Deps, "config" | "clock">): void {
	const { securityContact, publicUrl } = config;
	if (!securityContact) return;
	for (const path of ["/.well-known/security.txt", "/security.txt"]) {
		app.get(path, { schema: { hide: true } }, async (_request, reply) =>
			reply
				.type("text/plain; charset=utf-8")
				.header("cache-control", "public, max-age=3600")
				.send(securityTxt(securityContact, publicUrl, clock.now())),
		);
	}
}
