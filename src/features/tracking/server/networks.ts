import type { Network } from "../rules.ts";
import type { NetworkDoor } from "./facts.ts";
import { type GoogleSettings, googleDoor } from "./google-ads.ts";
import { type LinkedinSettings, linkedinDoor } from "./linkedin.ts";
import { type MetaSettings, metaDoor } from "./meta.ts";

/** What the installation needs to tell each network; undefined for those that it does not tell. */
export type NetworkSettings = {
	meta: MetaSettings | undefined;
	linkedin: LinkedinSettings | undefined;
	google: GoogleSettings | undefined;
};

export type NetworkDoors = Partial<Record<Network, NetworkDoor>>;

/** The networks that this installation may tell. */
export function networkDoors({ meta, linkedin, google }: NetworkSettings): NetworkDoors {
	return {
		...(meta && { meta: metaDoor(meta) }),
		...(linkedin && { linkedin: linkedinDoor(linkedin) }),
		...(google && { google: googleDoor(google) }),
	};
}
