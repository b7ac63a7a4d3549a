import type { Plugin } from "vite";

/** Removes unused transports from Socket.IO's client: 3 kB (gzip) of every account page. */
export const websocketOnly: Plugin = {
	name: "websocket-only",
	transform: {
		filter: { id: /engine\.io-client\/build\/esm\/transports\/index\.js$/ },
		handler: () => `import { WS } from "./websocket.js";\nexport const transports = { websocket: WS };\n`,
	},
};
