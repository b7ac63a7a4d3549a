import { eventHosts } from "../../features/event/server/store.ts";
import type { Hosts } from "../../kit/content/sites.ts";
import type { Database } from "../../kit/db/database.ts";
import type { Config } from "../boot/config.ts";
import { ownHostOf } from "./paths.ts";

export function hostsOf(config: Pick<Config, "publicUrl" | "isTrustedProxy">, db: Database): Hosts {
	return {
		isTrustedProxy: config.isTrustedProxy,
		roots: async () => new Map([...(await eventHosts(db))].filter(([host]) => ownHostOf(config, { host }))),
	};
}
