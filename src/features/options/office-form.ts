import { defineForm } from "../../kit/contract/form.ts";
import { singleLineField } from "../../kit/contract/form-fields.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { groszOf } from "../../kit/money/amounts.ts";
import type { OptionKind } from "./contract.ts";
import { optionLabels as labels, optionRefusals as refusals } from "./office-texts.ts";
import { OPTION_KINDS } from "./rules.ts";

const MAX_SIZES = 20;
const COUNT = /^\d{1,7}$/;
/** A name of up to 20 characters, and a limit after a colon. */
const SIZE = /^([^:,]{1,20}?)\s*(?::\s*(\d{1,7}))?$/;

/** An organiser's terms of an option. Sizes without a limit are missing in `choiceLimits`. */
export type OptionTerms = {
	netGrosz: number;
	/** Null is unlimited. */
	capacity: number | null;
	choices: string[];
	choiceLimits: Record<string, number>;
};

type TypedTerms = { net: string; capacity: string; sizes: string };

/** Sizes typed as "S, M: 40"; undefined for anything else. */
export function sizesIn(typed: string): Pick<OptionTerms, "choices" | "choiceLimits"> | undefined {
	const parts = typed.split(",").map((part) => part.trim());
	if (parts.join("") === "") return { choices: [], choiceLimits: {} };
	const sizes = parts.map((part) => SIZE.exec(part));
	const choices = sizes.flatMap((size) => size?.[1] ?? []);
	if (choices.length < parts.length || new Set(choices).size < parts.length || parts.length > MAX_SIZES)
		return undefined;
	const limits = sizes.flatMap((size) => (size?.[1] && size[2] ? [[size[1], Number(size[2])] as const] : []));
	return { choices, choiceLimits: Object.fromEntries(limits) };
}

/** The reverse of `sizesIn`. */
export function sizesText({ choices, choiceLimits }: Pick<OptionTerms, "choices" | "choiceLimits">): string {
	return choices.map((size) => (choiceLimits[size] === undefined ? size : `${size}: ${choiceLimits[size]}`)).join(", ");
}

const termsErrors = ({ net, capacity, sizes }: TypedTerms) => ({
	net: groszOf(net) === undefined ? refusals.net : undefined,
	capacity: capacity === "" || COUNT.test(capacity) ? undefined : refusals.capacity,
	sizes: sizesIn(sizes) ? undefined : refusals.sizes,
});

/** The terms of values without errors. */
export function termsIn({ net, capacity, sizes }: TypedTerms): OptionTerms {
	const { choices, choiceLimits } = sizesIn(sizes) ?? { choices: [], choiceLimits: {} };
	return { netGrosz: groszOf(net) ?? 0, capacity: capacity === "" ? null : Number(capacity), choices, choiceLimits };
}

/** Why a kind cannot have these sizes: T-shirts need some, others have none. */
export function sizesRefusal(kind: OptionKind, choices: readonly string[]): Text | undefined {
	if (kind === "tshirt") return choices.length === 0 ? refusals.noSizes : undefined;
	return choices.length > 0 ? refusals.onlyShirts : undefined;
}

const line = (label: Text, empty = "") => ({ schema: singleLineField(), empty, label });
const termsFields = { net: line(labels.net), capacity: line(labels.capacity), sizes: line(labels.sizes) };

/** An option of a package as it is typed. */
export const optionForm = defineForm({ fields: termsFields, errors: termsErrors });
export type OptionValues = TypedTerms;

export const isKind = (kind: string): kind is OptionKind => OPTION_KINDS.some((one) => one === kind);

/** A new option of a package, which is named by its code. */
export const newOptionForm = defineForm({
	fields: {
		kind: line(labels.kind),
		package: line(labels.package),
		net: termsFields.net,
		vat: line(labels.vat, "23"),
		capacity: termsFields.capacity,
		sizes: termsFields.sizes,
	},
	errors: ({ kind, package: code, vat, ...terms }: NewOptionValues) => ({
		kind: isKind(kind) ? undefined : refusals.kind,
		package: code === "" ? refusals.noPackage : undefined,
		vat: /^\d{1,3}$/.test(vat) && Number(vat) <= 100 ? undefined : refusals.vat,
		...termsErrors(terms),
	}),
});
export type NewOptionValues = TypedTerms & { kind: string; package: string; vat: string };
