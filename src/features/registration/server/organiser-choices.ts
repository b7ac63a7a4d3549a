import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { isOver } from "../../event/over.ts";
import { availabilityOf } from "../../options/server/availability.ts";
import { pricedAt } from "../../packages/rules.ts";
import { placesTaken } from "../../packages/server/stock-store.ts";
import { eventContent, type OfferDeps } from "./offer.ts";

/** The packages, options and editions that an organiser can order for a buyer, with today's prices and free places. */
export async function organiserChoices(deps: OfferDeps & { clock: Clock }, eventCode: string, lang: Lang) {
	const now = deps.clock.now();
	const { event, prices, calendars, options } = await eventContent(deps, eventCode);
	const byPackage = await placesTaken(deps.db, event.id);
	const available = await availabilityOf(deps.db, options);
	return {
		packages: pricedAt(prices, now).map(({ id, code, name, isOnline, isOnsite, netGrosz, capacity, includes }) => ({
			code,
			name,
			isOnline,
			isOnsite,
			netGrosz: netGrosz ?? null,
			left: capacity === null ? null : Math.max(0, capacity - (byPackage.get(id) ?? 0)),
			includes: { lunch: includes.lunch, afterparty: includes.afterparty },
			options: options
				.filter((one) => one.packageId === id)
				.map(({ packageId: _, ...one }) => available({ ...one, isIncluded: false })),
		})),
		editions: (event.isMeeting ? calendars : [])
			.filter((one) => !isOver(one, now))
			.map(({ code, name, nameEn, isOnline, isOnsite }) => ({
				code,
				name: localized(lang, name, nameEn),
				isOnline,
				isOnsite,
			})),
	};
}
