import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

// Node strips types, but cannot load JSX and style sheets
registerHooks({
	load(url, context, nextLoad) {
		if (url.endsWith(".css")) return { format: "module", source: "", shortCircuit: true };
		if (!url.endsWith(".tsx")) return nextLoad(url, context);
		const path = fileURLToPath(url);
		const { code, errors } = transformSync(path, readFileSync(path, "utf8"), { jsx: { runtime: "automatic" } });
		if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
		return { format: "module", source: code, shortCircuit: true };
	},
});
