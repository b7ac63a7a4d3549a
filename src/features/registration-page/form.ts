import type { Lang } from "../../kit/i18n/lang.ts";
import type { KnownCode } from "../codes/code-effect.ts";
import type { ConsentKind } from "../consent/contract.ts";
import type { OfferedOption } from "../options/contract.ts";
import type { CardPayments } from "../orders/rules.ts";
import type { AdditionalInput, PackageIncludes } from "../packages/contract.ts";
import type { Question } from "../registration/answer-rules.ts";
import type { Address } from "./address.ts";

type OrganiserOption = Omit<OfferedOption, "isIncluded">;

export type OfferedPackage = {
	code: string;
	name: string;
	forWhom: string;
	/** Price of the current round; 0 is free. */
	netGrosz: number;
	/** Percent. */
	vatRate: number;
	nextNetGrosz: number | null;
	isRecommended: boolean;
	isOnline: boolean;
	isOnsite: boolean;
	/** Whether a foreign business that attends online settles the VAT itself. */
	hasReverseCharge?: boolean;
	/** The lectures that the package opens, and whether it has extended seats. */
	lectures: PackageIncludes["lectures"];
	hasExtendedSeats: boolean;
	included: string[];
	/** The package's days: "Czwartek 06.06", on site or only online. */
	days: { name: string; isOnsite: boolean }[];
	inputs: AdditionalInput[];
	/** The browser fetches it. 0 opens the waiting list; null means many or unknown. */
	placesLeft: number | null;
	/** Options of the package, and whether its price includes them. */
	options: OrganiserOption[];
	includes: Pick<PackageIncludes, "lunch" | "afterparty">;
};

export type FormConsent = {
	objectId: number;
	kind: ConsentKind;
	isRequired: boolean;
	name: string;
	short: string;
	long: string;
};

/** Everything that the registration form shows, in one language; the same for every visitor. */
export type RegistrationForm = {
	lang: Lang;
	cardPayments: CardPayments;
	base: string;
	event: {
		code: string;
		name: string;
		isMeeting: boolean;
		allowRegistration: boolean;
		isOver: boolean;
		/** The next event, shown after the end; null if unknown. */
		next: { name: string; href: string } | null;
		place: string;
		timeZone: string;
	};
	packages: OfferedPackage[];
	freePackageCode: string | null;
	/** "5 maja"; null if prices do not rise. */
	riseDay: string | null;
	/** ISO 8601 in UTC. */
	riseDate: string | null;
	isRiseTomorrow: boolean;
	/** The day or edition in `calendar=`; for a meetup the next edition. */
	calendar: {
		code: string;
		name: string;
		note: string;
		isOnsite: boolean;
		isOnline: boolean;
		isWithoutOnline: boolean;
	} | null;
	/** Whether the URL names an unknown day or edition. */
	isCalendarUnknown: boolean;
	consents: FormConsent[];
	/** The URL's choices at the time of the request. */
	address: Address;
	/** The effect of a public code in the URL. The browser asks about others. */
	knownCode: KnownCode | null;
};

/** Whether step 1 offers a choice: not at a meetup, and not if everything is free. */
export function hasPackageStep({ event, packages }: Pick<RegistrationForm, "event" | "packages">): boolean {
	return !event.isMeeting && (packages.length > 1 || packages.some((one) => one.netGrosz > 0));
}

/** The details come before extras and payment, because drafts have no passwords. */
export function firstStep(form: RegistrationForm): "package" | "data" {
	if (!hasPackageStep(form)) return "data";
	const { step, packageCode } = form.address;
	const requested = packageByCode(form.packages, packageCode);
	const isBeyond = step === "data" || step === "extras" || (step === null && requested?.netGrosz === 0);
	return requested && isBeyond ? "data" : "package";
}

/** Whether an open form has a paid package or option. */
export function isAnythingSold({ event, packages }: Pick<RegistrationForm, "event" | "packages">): boolean {
	const isOpen = event.allowRegistration && !event.isOver;
	return isOpen && packages.some((one) => one.netGrosz > 0 || one.options.some(({ netGrosz }) => netGrosz > 0));
}

/** Ignores case. */
export function packageByCode(packages: OfferedPackage[], code: string | null): OfferedPackage | undefined {
	return packages.find((one) => one.code.toUpperCase() === code?.trim().toUpperCase());
}

/** The requested package. Without a choice, the event's free package or the first. */
export function chosenPackage(
	form: Pick<RegistrationForm, "event" | "packages" | "freePackageCode">,
	requested: string | null,
): OfferedPackage | undefined {
	const { packages, freePackageCode } = form;
	const found = packageByCode(packages, requested);
	if (found || hasPackageStep(form)) return found;
	return packageByCode(packages, freePackageCode) ?? packages.find((one) => one.netGrosz === 0) ?? packages[0];
}

/** Maps a package's additional inputs for validation. */
export function questionsIn(inputs: AdditionalInput[]): Question[] {
	return inputs.map(({ objectId, type, isRequired, options }) => ({
		objectId,
		type,
		isRequired,
		options: optionsOf(options).map((option) => option.value),
	}));
}

/** The Polish value is submitted, the English one is shown in English. */
export function optionsOf(json: string): { value: string; valueEn: string }[] {
	try {
		const read: unknown = JSON.parse(json || "[]");
		return Array.isArray(read) ? (read as { value: string; valueEn: string }[]) : [];
	} catch {
		return [];
	}
}
