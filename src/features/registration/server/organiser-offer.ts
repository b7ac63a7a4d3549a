import type { Database } from "../../../kit/db/database.ts";
import { Failure, wrongForm, wrongInput } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { isFor, priceWithCode } from "../../codes/rules.ts";
import { codeFailure, findValidCode } from "../../codes/server/find-valid-code.ts";
import type { KnownCode } from "../../codes/server/store.ts";
import { codeRefusals } from "../../codes/texts.ts";
import type { OptionSelection } from "../../options/contract.ts";
import { type ChosenOption, chosenOptions, includedKinds, offeredOptions, optionErrors } from "../../options/rules.ts";
import type { OptionRecord } from "../../options/server/store.ts";
import { pricedAt } from "../../packages/rules.ts";
import type { PricedPackage } from "../../packages/server/store.ts";
import { type GuestMode, guestPlace } from "../guest.ts";
import { unknownChoice } from "../guest-texts.ts";
import { refusals } from "../messages.ts";
import { organiserOrderErrors as texts } from "../organiser-order-texts.ts";
import { eventContent, hasEnded, type OfferDeps } from "./offer.ts";
import type { OrderedTickets, OrganisersOrder } from "./order-by-organiser.ts";
import { usesOfCode } from "./order-team.ts";

type TicketChoice = { packageCode: string; quantity: number; agreedNetGrosz: number | null };
type OrganiserChoice = OptionSelection & {
	/** Otherwise the only ticket is in the buyer's name. */
	isTeam: boolean;
	tickets: readonly TicketChoice[];
	calendarCode: string;
	mode: GuestMode;
	code: string;
};
type ChosenTicket = TicketChoice & { chosen: PricedPackage };

type OrganiserOffer = Pick<OrganisersOrder, "event" | "contact" | "place" | "tickets" | "options" | "code">;

/**
 * Finds packages, prices, place and code of an order by an organiser. Closed registration is open to it, and so are
 * packages that are not on sale, at an agreed price. Throws `Failure`: an unknown choice (400), unknown event (404),
 * event over (403), a code without effect (422).
 */
export async function organiserOffer(
	deps: OfferDeps & { clock: Clock },
	eventCode: string,
	wanted: OrganiserChoice,
): Promise<OrganiserOffer> {
	const { isTeam, tickets, calendarCode, mode, code: typed } = wanted;
	const now = deps.clock.now();
	const { event, contact, calendars, prices, options: onSale } = await eventContent(deps, eventCode);
	if (hasEnded(event, calendars, now)) throw new Failure(403, refusals.over);
	const packages = pricedAt(prices, now);
	const chosen = tickets.map((one, index) => ({ ...one, chosen: packageOf(packages, one, index) }));
	const { isMeeting } = event;
	const ownPlace = (packageCode: string) => {
		const { value, errors } = guestPlace({ packageCode, calendarCode, mode }, { isMeeting, packages, calendars, now });
		if (errors) throw wrongForm(errors as Record<string, Text>);
		return { calendar: value.calendar, isOnline: value.isOnline };
	};
	const own = isTeam ? undefined : chosen[0]?.chosen;
	const place = own && ownPlace(own.code);
	const options = own && place ? ownOptions(onSale, own, place.isOnline, wanted) : [];
	const code = typed === "" ? undefined : await discountOf(deps.db, { eventId: event.id, typed, chosen, now });
	const priced = chosen.map((one, index) => pricedTicket(one, code, index));
	if (code) refuseUsedUp(code, priced);
	return { event, contact, place, tickets: priced, options, code };
}

/** The chosen options, by the rules of the registration. Throws the 400 of a choice that they refuse. */
function ownOptions(
	onSale: readonly OptionRecord[],
	{ id, includes }: PricedPackage,
	isOnline: boolean,
	wanted: OptionSelection,
): ChosenOption[] {
	const ofPackage = onSale.filter((one) => one.packageId === id);
	const offered = offeredOptions(ofPackage, includes, isOnline);
	const errors = optionErrors(wanted, { offered, included: includedKinds(includes), isOnline });
	const [first] = Object.values(errors);
	if (first) throw wrongInput(errors, first[0]);
	return chosenOptions(offered, wanted);
}

function packageOf(packages: readonly PricedPackage[], { packageCode }: TicketChoice, index: number): PricedPackage {
	const found = packages.find((one) => one.code.toUpperCase() === packageCode.toUpperCase());
	if (found) return found;
	const codes = packages.map((one) => one.code);
	throw wrongForm({ [`tickets.${index}`]: unknownChoice(packageCode, codes) });
}

async function discountOf(
	db: Database,
	{ eventId, typed, chosen, now }: { eventId: number; typed: string; chosen: readonly ChosenTicket[]; now: Date },
): Promise<KnownCode> {
	const packageIds = chosen.filter((one) => one.agreedNetGrosz === null).map((one) => one.chosen.id);
	const code = await findValidCode(db, { eventId, typed, packageIds, now });
	if (code.kind === "invitation") throw codeFailure(texts.invitation);
	return code;
}

function pricedTicket(
	{ chosen, quantity, agreedNetGrosz }: ChosenTicket,
	code: KnownCode | undefined,
	index: number,
): OrderedTickets {
	const listedNetGrosz = chosen.netGrosz ?? null;
	const list = agreedNetGrosz ?? listedNetGrosz;
	if (list === null) throw wrongForm({ [`tickets.${index}`]: texts.notOnSale });
	const isAgreed = agreedNetGrosz !== null;
	const unitNetGrosz = !isAgreed && code && isFor(code, chosen.id) ? priceWithCode(list, code) : list;
	// a price above the list is no negative discount
	const listNetGrosz = Math.max(listedNetGrosz ?? 0, unitNetGrosz);
	return { chosen, quantity, listedNetGrosz, listNetGrosz, unitNetGrosz, isAgreed };
}

function refuseUsedUp(code: KnownCode, wanted: OrderedTickets[]): void {
	const { useLimit, used } = code;
	if (useLimit !== null && used + usesOfCode({ wanted }, code) > useLimit) throw codeFailure(codeRefusals.usedUp);
}
