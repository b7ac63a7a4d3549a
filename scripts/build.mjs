// Builds the browser's compressed files, and the server with its views.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { browserWall } from "./browser-wall.ts";

const root = join(import.meta.dirname, "..");
const built = join(root, "dist/built");
process.chdir(root);
process.env.NODE_ENV = "production";
rmSync(built, { force: true });
await build({ root, logLevel: "warn" });
await build({ root, logLevel: "warn", build: { ssr: true } });
// one file, because some browsers support no imports in service workers
await build({
	root,
	configFile: false,
	publicDir: false,
	logLevel: "warn",
	plugins: [browserWall(root)],
	build: {
		outDir: "dist/site",
		emptyOutDir: false,
		target: "es2023",
		rollupOptions: {
			input: "src/app/account/worker.ts",
			output: { format: "iife", entryFileNames: "account-worker.js" },
		},
	},
});

const assets = join(root, "dist/site/assets");
for (const name of readdirSync(assets)) {
	if (!/\.(js|css|svg)$/.test(name)) continue;
	const bytes = readFileSync(join(assets, name));
	writeFileSync(
		join(assets, `${name}.br`),
		brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
	);
	writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
writeFileSync(built, ""); // scripts/built.cjs reads its time
