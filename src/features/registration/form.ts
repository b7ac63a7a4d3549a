import type { Lang } from "../../kit/i18n/lang.ts";
import type { ConsentKind } from "../consent/contract.ts";
import type { OfferedOption } from "../options/contract.ts";
import type { CardPayments } from "../orders/rules.ts";
import type { AdditionalInput, PackageIncludes } from "../packages/contract.ts";
import type { Address } from "./address.ts";
import type { Question } from "./answers.ts";
import type { KnownCode } from "./code-effect.ts";

type OrganiserOption = Omit<OfferedOption, "isIncluded">;

/** A package as the form shows it, in one language. */
export type OfferedPackage = {
	code: string;
	name: string;
	forWhom: string;
	/** In the running round; 0 is free. */
	netGrosz: number;
	/** Percent. */
	vatRate: number;
	/** The net price after the next change; null where it stays. */
	nextNetGrosz: number | null;
	isRecommended: boolean;
	isOnline: boolean;
	isOnsite: boolean;
	/** A business abroad that takes part online settles the VAT itself. */
	hasReverseCharge?: boolean;
	/** The lectures that it opens, and whether their additional seats. */
	lectures: PackageIncludes["lectures"];
	hasExtendedSeats: boolean;
	/** What is included, in short. */
	included: string[];
	/** Days on which it is of use: "Czwartek 06.06", at the place or only online. */
	days: { name: string; isOnsite: boolean }[];
	inputs: AdditionalInput[];
	/** Asked by the browser: how many are left when they are few, 0 where a waiting list is kept; null while many, or unknown. */
	placesLeft: number | null;
	/** What the organiser offers with it, and what of that its price pays for. */
	options: OrganiserOption[];
	includes: Pick<PackageIncludes, "lunch" | "afterparty">;
};

export type FormConsent = {
	objectId: number;
	kind: ConsentKind;
	isRequired: boolean;
	name: string;
	short: string;
	/** Paragraphs separated by a blank line. */
	long: string;
};

/** Everything that the registration form of an event shows, in one language: the same for every visitor. */
export type RegistrationForm = {
	lang: Lang;
	cardPayments: CardPayments;
	/** Where the event's pages begin. */
	base: string;
	event: {
		code: string;
		name: string;
		isMeeting: boolean;
		allowRegistration: boolean;
		/** Whether the event, or the edition that the form is for, has taken place. */
		isOver: boolean;
		/** Of what is over: where one can go on to; null where nothing is known to come. */
		next: { name: string; href: string } | null;
		place: string;
		timeZone: string;
	};
	/** Those on sale. */
	packages: OfferedPackage[];
	freePackageCode: string | null;
	/** When the prices change: "5 maja"; null where they stay. */
	riseDay: string | null;
	/** The price rises at the next midnight. */
	isRiseTomorrow: boolean;
	/** The day or edition that `calendar=` chose; of a meetup, the next edition. */
	calendar: {
		code: string;
		name: string;
		note: string;
		isOnsite: boolean;
		isOnline: boolean;
		isWithoutOnline: boolean;
	} | null;
	/** Whether the address asks for a day or an edition that there is not. */
	isCalendarUnknown: boolean;
	consents: FormConsent[];
	/** What the address chose when the page was asked for. */
	address: Address;
	/** What the address's code changes, where everybody may know it; the browser asks about any other. */
	knownCode: KnownCode | null;
};

/** Whether there is anything to be chosen before the details: not at a meetup, nor where all there is is free. */
export function hasPackageStep({ event, packages }: Pick<RegistrationForm, "event" | "packages">): boolean {
	return !event.isMeeting && (packages.length > 1 || packages.some((one) => one.netGrosz > 0));
}

/** The step on which the form opens; passwords are not kept, so that the details come before extras and payment. */
export function firstStep(form: RegistrationForm): "package" | "data" {
	if (!hasPackageStep(form)) return "data";
	const { step, packageCode } = form.address;
	const requested = packageByCode(form.packages, packageCode);
	const isBeyond = step === "data" || step === "extras" || (step === null && requested?.netGrosz === 0);
	return requested && isBeyond ? "data" : "package";
}

/**
 * Whether a form sells something: a package that costs money, or something that is added to one. A form that is closed
 * sells nothing.
 */
export function isAnythingSold({ event, packages }: Pick<RegistrationForm, "event" | "packages">): boolean {
	const isOpen = event.allowRegistration && !event.isOver;
	return isOpen && packages.some((one) => one.netGrosz > 0 || one.options.some(({ netGrosz }) => netGrosz > 0));
}

/** A package by its code in any letter case. */
export function packageByCode(packages: OfferedPackage[], code: string | null): OfferedPackage | undefined {
	return packages.find((one) => one.code.toUpperCase() === code?.trim().toUpperCase());
}

/**
 * The package that is registered for: the one asked for. Where there is a choice nothing else is; where there is none, the
 * event's free one, otherwise the first.
 */
export function chosenPackage(
	form: Pick<RegistrationForm, "event" | "packages" | "freePackageCode">,
	requested: string | null,
): OfferedPackage | undefined {
	const { packages, freePackageCode } = form;
	const found = packageByCode(packages, requested);
	if (found || hasPackageStep(form)) return found;
	return packageByCode(packages, freePackageCode) ?? packages.find((one) => one.netGrosz === 0) ?? packages[0];
}

/** The questions of a package as the rules see them. */
export function questionsIn(inputs: AdditionalInput[]): Question[] {
	return inputs.map(({ objectId, type, isRequired, options }) => ({
		objectId,
		type,
		isRequired,
		options: optionsOf(options).map((option) => option.value),
	}));
}

/** The options of an additional input: the Polish value travels, the English one is shown in English. */
export function optionsOf(json: string): { value: string; valueEn: string }[] {
	try {
		const read: unknown = JSON.parse(json || "[]");
		return Array.isArray(read) ? (read as { value: string; valueEn: string }[]) : [];
	} catch {
		return [];
	}
}
