import type { Network } from "../rules.ts";
import { type GoogleSettings, googleAdapter } from "./google-ads.ts";
import { type LinkedinSettings, linkedinAdapter } from "./linkedin.ts";
import { type MetaSettings, metaAdapter } from "./meta.ts";
import type { NetworkAdapter } from "./network-adapter.ts";

export type NetworkSettings = {
	meta: MetaSettings | undefined;
	linkedin: LinkedinSettings | undefined;
	google: GoogleSettings | undefined;
};

export type NetworkAdapters = Partial<Record<Network, NetworkAdapter>>;

export function networkAdapters({ meta, linkedin, google }: NetworkSettings): NetworkAdapters {
	return {
		...(meta && { meta: metaAdapter(meta) }),
		...(linkedin && { linkedin: linkedinAdapter(linkedin) }),
		...(google && { google: googleAdapter(google) }),
	};
}
