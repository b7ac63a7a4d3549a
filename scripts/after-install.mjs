// The npm package of Node brings the headers for compiling add-ons: 67 MB that nothing here needs.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const brought = join(import.meta.dirname, "../node_modules/node/node_modules");
for (const name of existsSync(brought) ? readdirSync(brought) : []) {
	rmSync(join(brought, name, "include"), { recursive: true, force: true });
}
