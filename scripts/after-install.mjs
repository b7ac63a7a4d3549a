// Deletes unused parts of packages: Node's headers for add-ons (67 MB) and source maps (57 MB).
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const packages = join(import.meta.dirname, "../node_modules");
const brought = join(packages, "node/node_modules");
for (const name of existsSync(brought) ? readdirSync(brought) : []) {
	rmSync(join(brought, name, "include"), { recursive: true, force: true });
}
const cache = join(packages, ".cache"); // only this project's, not those of its packages
for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
	const isMap = entry.isFile() && entry.name.endsWith(".map") && !entry.parentPath.startsWith(cache);
	if (isMap) rmSync(join(entry.parentPath, entry.name));
}
