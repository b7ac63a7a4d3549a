import type { Lang } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";
import { type CodeEffect, codeEffect, type KnownCode } from "../codes/code-effect.ts";
import { isSoldOnline, type PricedItem } from "../orders/price.ts";
import { refusals } from "../registration/messages.ts";
import { TEAM_TICKETS_MAX } from "../registration/rules.ts";
import type { OfferedPackage, RegistrationForm } from "./form.ts";
import { fewUses } from "./team-texts.ts";
import type { FormValues } from "./values.ts";

export type TeamTicket = { packageCode: string; quantity: number };

/** Paid packages only, because free tickets are registered individually. */
export function teamPackages(packages: OfferedPackage[]): OfferedPackage[] {
	return packages.filter((one) => one.netGrosz > 0);
}

/** Whether the form buys for a team, if team tickets are sold. */
export function isForTeam({ event, packages }: RegistrationForm, { buying }: Pick<FormValues, "buying">): boolean {
	return buying === "team" && !event.isMeeting && teamPackages(packages).length > 0;
}

export function ticketCount(tickets: readonly TeamTicket[]): number {
	return tickets.reduce((sum, one) => sum + one.quantity, 0);
}

/** The chosen team tickets: of packages on sale, within the remaining places, at most `TEAM_TICKETS_MAX` in total. */
export function teamTickets(packages: OfferedPackage[], quantities: Record<string, number>): TeamTicket[] {
	let left = TEAM_TICKETS_MAX;
	return teamPackages(packages).flatMap(({ code: packageCode, placesLeft }) => {
		const wanted = Math.trunc(Number(quantities[packageCode]) || 0);
		const quantity = Math.max(0, Math.min(wanted, left, placesLeft ?? left));
		left -= quantity;
		return quantity > 0 ? [{ packageCode, quantity }] : [];
	});
}

/** The maximum for one package, given the other tickets. */
export function mostTickets({ code, placesLeft }: OfferedPackage, tickets: readonly TeamTicket[]): number {
	const left = TEAM_TICKETS_MAX - ticketCount(tickets.filter((one) => one.packageCode !== code));
	return Math.min(left, placesLeft ?? left);
}

/** A discount applies to every ticket that it covers. */
export type TeamCode =
	| Exclude<CodeEffect, { state: "applied" }>
	/** Net prices with the discount. */
	| { state: "shared"; netByPackage: ReadonlyMap<string, number>; percent: number };

/** An invitation is for one person. */
export function teamCode(
	typed: string,
	known: KnownCode | undefined,
	tickets: readonly TeamTicket[],
	lang: Lang,
): TeamCode {
	const effect = codeEffect(typed, known, null);
	if (effect.state !== "elsewhere" || !known?.answer) return effect as TeamCode;
	const { kind, percent, usesLeft, prices } = known.answer;
	if (kind === "invitation") return { state: "refused", message: refusals.invitationForTeam[lang] };
	const covered = tickets.filter((one) => prices.some((price) => price.packageCode === one.packageCode));
	if (covered.length === 0) return { state: "elsewhere", prices };
	if (usesLeft !== null && usesLeft < ticketCount(covered)) {
		return { state: "refused", message: plural(lang, usesLeft, fewUses) };
	}
	const netByPackage = new Map(prices.map((price) => [price.packageCode, price.netGrosz]));
	return { state: "shared", netByPackage, percent: percent ?? 0 };
}

/** Tickets as priced items, after a code. `isAbroad` is a foreign business (art. 28b). */
export function teamItems(
	packages: OfferedPackage[],
	tickets: readonly TeamTicket[],
	code: TeamCode,
	isAbroad = false,
): PricedItem[] {
	return tickets.flatMap(({ packageCode, quantity }) => {
		const one = packages.find(({ code }) => code === packageCode);
		if (!one) return [];
		const { name, netGrosz: listNetGrosz, vatRate } = one;
		const isReverseCharged = isAbroad && one.hasReverseCharge === true && isSoldOnline(one);
		const reduced = code.state === "shared" ? code.netByPackage.get(packageCode) : undefined;
		return [{ name, quantity, listNetGrosz, unitNetGrosz: reduced ?? listNetGrosz, vatRate, isReverseCharged }];
	});
}
