import { defineForm } from "../../kit/contract/form.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { isCodeText } from "./rules.ts";
import { newCodeRefusals } from "./texts.ts";

const wholeOf = (typed: string): number | undefined => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed) : undefined);
const isWithin = (typed: string, max: number) => {
	const value = wholeOf(typed);
	return value !== undefined && value >= 1 && value <= max;
};

const typed = singleLine(100);

/** New codes as they are typed; `wantedCodes` reads them. An empty `code` means random codes. */
export const seriesForm = defineForm({
	fields: {
		kind: { schema: typed, empty: "invitation", label: { pl: "Rodzaj", en: "Kind" } },
		percent: { schema: typed, empty: "", label: { pl: "Rabat w procentach", en: "Discount in percent" } },
		package: { schema: typed, empty: "", label: { pl: "Na pakiet", en: "For the package" } },
		code: { schema: typed, empty: "", label: { pl: "Własna treść kodu", en: "Own text of the code" } },
		count: { schema: typed, empty: "10", label: { pl: "Ile kodów", en: "How many codes" } },
		useLimit: { schema: typed, empty: "1", label: { pl: "Użycia każdego kodu", en: "Uses of each code" } },
		validUntil: {
			schema: typed,
			empty: "",
			label: { pl: "Działa do dnia włącznie", en: "Works until this day, inclusive" },
		},
	},
	errors: ({ kind, percent, code, count, useLimit }): Record<keyof SeriesValues, Text | undefined> => ({
		kind: undefined,
		percent: kind === "discount" && !isWithin(percent, 100) ? newCodeRefusals.percent : undefined,
		package: undefined,
		code: code.trim() !== "" && !isCodeText(code) ? newCodeRefusals.code : undefined,
		count: code.trim() === "" && !isWithin(count, 5000) ? newCodeRefusals.count : undefined,
		useLimit: useLimit.trim() !== "" && !isWithin(useLimit, 1_000_000) ? newCodeRefusals.useLimit : undefined,
		validUntil: undefined,
	}),
});

export type SeriesValues = {
	kind: string;
	percent: string;
	package: string;
	code: string;
	count: string;
	useLimit: string;
	validUntil: string;
};

/** The body of the call. `validUntil` is the exclusive end as an instant, or null. */
export function wantedCodes(values: SeriesValues, validUntil: string | null) {
	const isDiscount = values.kind === "discount";
	return {
		kind: isDiscount ? ("discount" as const) : ("invitation" as const),
		percent: isDiscount ? (wholeOf(values.percent) ?? null) : null,
		packageCodes: values.package === "" ? [] : [values.package],
		useLimit: values.useLimit.trim() === "" ? null : (wholeOf(values.useLimit) ?? 1),
		validFrom: null,
		validUntil,
		named: values.code.trim() || null,
		count: wholeOf(values.count) ?? 1,
	};
}
