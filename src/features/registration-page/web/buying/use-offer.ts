import { useState } from "react";
import { call } from "../../../../kit/api/call.ts";
import { basisFor, type PriceBasis } from "../../../../kit/money/displayed-price.ts";
import { type CodeEffect, codeEffect, type KnownCode } from "../../../codes/code-effect.ts";
import { getCodeLimit } from "../../../codes/contract.ts";
import { normalizedCode } from "../../../codes/rules.ts";
import { getOptionalPackages, type OfferedOption, readSelection } from "../../../options/contract.ts";
import { extrasIn, pricedOption } from "../../../options/extras.ts";
import { type ChosenOption, chosenOptions, offeredOptions } from "../../../options/rules.ts";
import { buysAbroad } from "../../../orders/payment-payload.ts";
import { type Due, dueOf } from "../../../orders/price.ts";
import { getPackages } from "../../../packages/contract.ts";
import { attendsOnline } from "../../../registration/rules.ts";
import { chosenPackage, type OfferedPackage, packageByCode, type RegistrationForm } from "../../form.ts";
import type { TicketChoice } from "../../payload.ts";
import { isForTeam, type TeamCode, teamCode, teamItems, teamTickets } from "../../team.ts";
import { type FormValues, onlineChoice } from "../../values.ts";

export type Choice = TicketChoice & {
	chosen: OfferedPackage | undefined;
	effect: CodeEffect | TeamCode;
	due: Due | undefined;
	basis: PriceBasis;
	extras: ChosenOption[];
	/** The chosen package is full, and neither an offer nor a code includes a place. The waiting list is open. */
	isFull: boolean;
};

/** Facts about the person outside the form: log-in, the URL's way of attending, the held place. */
export type BuyerFacts = {
	isKnown: boolean;
	isOnline: boolean | null;
	held: { secret: string; packageCode: string } | null;
};

function useCode({ event, knownCode, lang }: RegistrationForm) {
	const [known, setKnown] = useState<KnownCode | undefined>(knownCode ?? undefined);
	const [isAsking, setAsking] = useState(false);
	const askCode = async (typed: string): Promise<KnownCode | undefined> => {
		const code = normalizedCode(typed);
		if (code === "") return undefined;
		setAsking(true);
		const params = { eventCode: event.code, code };
		const answer = await call(getCodeLimit, { params, query: { lang } }).catch(() => null);
		setAsking(false);
		setKnown({ code, answer });
		return { code, answer };
	};
	return { known, isAsking, askCode };
}

function usePackagesOnSale(shown: RegistrationForm) {
	const { code: eventCode } = shown.event;
	const [packages, setPackages] = useState(shown.packages);
	const [soldOut, setSoldOut] = useState<number[]>([]);
	const [soldOutSizes, setSoldOutSizes] = useState<Record<number, string[]>>({});
	/** Refreshes prices and places, and drops packages that are no longer sold. */
	const askPrices = async () => {
		const { packages: sold } = await call(getPackages, { params: { eventCode } });
		setPackages((known) =>
			shown.packages.flatMap((one) => {
				const now = sold.find(({ code }) => code === one.code);
				if (!now) return [];
				const { netGrosz, vatRate, hasReverseCharge, nextNetGrosz, placesLeft } = now;
				const { options } = known.find(({ code }) => code === one.code) ?? one;
				return [{ ...one, options, netGrosz, vatRate, hasReverseCharge, nextNetGrosz, placesLeft }];
			}),
		);
	};
	const askOptions = async () => {
		const { options } = await call(getOptionalPackages, { params: { eventCode } });
		const ofPackage = (code: string) => options.filter((option) => option.packageCode === code);
		setPackages((known) => known.map((one) => ({ ...one, options: ofPackage(one.code) })));
		setSoldOut(options.filter((one) => !one.isAvailable).map((one) => one.objectId));
		setSoldOutSizes(Object.fromEntries(options.map((one) => [one.objectId, one.soldOutChoices])));
	};
	return { packages, soldOut, soldOutSizes, askPrices, askOptions };
}

/** Packages with prices, the known code, and the resulting choice. */
export function useOffer(shown: RegistrationForm) {
	const code = useCode(shown);
	const { packages, ...sold } = usePackagesOnSale(shown);
	const form = { ...shown, packages };
	const partsOf = (values: FormValues, now: KnownCode | undefined, isOnline: boolean | null) =>
		isForTeam(form, values) ? teamChoice(form, values, now) : ownChoice(form, values, now, isOnline);
	const choiceOf = (values: FormValues, { held, ...standing }: BuyerFacts): Choice => {
		const parts = partsOf(values, code.known, standing.isOnline);
		const { effect, due, chosen, packageCode } = parts;
		const isApplied = effect.state === "applied" || effect.state === "shared";
		const offer = held && held.packageCode === packageCode ? held.secret : null;
		// a team's code includes its place
		const isInvited = effect.state === "applied" && effect.isInvitation;
		return {
			...standing,
			...parts,
			offer,
			basis: basisFor(values.wantInvoice),
			isFull: packageCode !== null && chosen?.placesLeft === 0 && offer === null && !isInvited,
			calendarCode: shown.calendar?.code ?? null,
			code: isApplied ? normalizedCode(values.code) : null,
			grossGrosz: due?.grossGrosz ?? 0,
		};
	};
	/** `now` may be newer than the shown answer. */
	const effectOf = (values: FormValues, now: KnownCode | undefined) => partsOf(values, now, null).effect;
	return { form, ...code, ...sold, choiceOf, effectOf };
}

type Parts = Pick<
	Choice,
	"chosen" | "packageCode" | "tickets" | "effect" | "due" | "attendsOnline" | "offered" | "extras"
>;

/** `isOnline` is the URL's way of attending. */
function ownChoice(
	form: RegistrationForm,
	values: FormValues,
	known: KnownCode | undefined,
	isOnline: boolean | null,
): Parts {
	const chosen = chosenPackage(form, values.packageCode);
	const effect = codeEffect(values.code, known, chosen?.code ?? null);
	const { name = "", netGrosz: listNetGrosz = 0, vatRate = 0, hasReverseCharge = false } = chosen ?? {};
	const unitNetGrosz = effect.state === "applied" ? effect.price.netGrosz : listNetGrosz;
	const wantsOnline = onlineChoice(values, isOnline) ?? false;
	const isAway = chosen ? attendsOnline(chosen, wantsOnline) : wantsOnline;
	const offered = chosen ? offeredOptions(chosen.options, chosen.includes, isAway) : [];
	const extras = chosenOptions(offered, readSelection(extrasIn(values, offered, isAway)));
	const isReverseCharged = hasReverseCharge && isAway && buysAbroad(values);
	const ticket = { name, quantity: 1, listNetGrosz, unitNetGrosz, vatRate, isReverseCharged };
	const due = dueOf([ticket, ...extras.map((one) => pricedOption(form.lang, one))], values.paymentMethod);
	const own = { chosen, packageCode: chosen?.code ?? null, tickets: null };
	return { ...own, effect, due: chosen && due, attendsOnline: isAway, offered, extras };
}

const nothingMore = { attendsOnline: false, offered: [] as OfferedOption[], extras: [] };

function teamChoice(form: RegistrationForm, values: FormValues, known: KnownCode | undefined): Parts {
	const { packages, lang } = form;
	const tickets = teamTickets(packages, values.quantities);
	const effect = teamCode(values.code, known, tickets, lang);
	const due = dueOf(teamItems(packages, tickets, effect, buysAbroad(values)), values.paymentMethod);
	const chosen = packageByCode(packages, tickets[0]?.packageCode ?? null) ?? chosenPackage(form, values.packageCode);
	return { chosen, packageCode: null, tickets, effect, due, ...nothingMore };
}
