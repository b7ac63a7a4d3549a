import { allEvents } from "../../features/event/server/store.ts";
import type { MadeResponse } from "../../kit/content/response-cache.ts";
import { plainPage } from "../../kit/http/plain-page.ts";
import { isThisMachine } from "../../kit/http/this-machine.ts";
import type { Deps } from "../boot/deps.ts";

const SOON = { pl: "Wkrótce ogłosimy tu wydarzenie.", en: "An event will be announced here soon." };
const EMPTY = {
	pl: "Estrada działa. Nie ma jeszcze żadnego wydarzenia; pierwsze założysz jednym poleceniem:",
	en: "Estrada is running. There is no event yet; one command makes the first one:",
};
const ELSEWHERE = {
	pl: "Pod tym adresem nie ma wydarzenia. Są inne:",
	en: "There is no event at this address. There are others:",
};

/**
 * The page at `/` without a default event. A trial shows the command to create one; a public site says to come back.
 */
export async function noEventPage({ db, config }: Pick<Deps, "db" | "config">): Promise<MadeResponse> {
	const events = await allEvents(db);
	const isTrial = isThisMachine(config.publicUrl);
	const links = events.map(({ code, name, nameEn }) => ({
		href: `/e/${code}`,
		label: { pl: name, en: nameEn ?? name },
	}));
	const text =
		events.length > 0
			? plainPage({ sentence: ELSEWHERE, links })
			: plainPage({
					sentence: isTrial ? EMPTY : SOON,
					command: isTrial ? `npx estrada event new ${config.defaultEvent}` : undefined,
					links: [],
				});
	return { contentType: "text/html; charset=utf-8", status: 404, text };
}
