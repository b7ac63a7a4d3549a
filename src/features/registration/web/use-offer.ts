import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { getCodeLimit } from "../../codes/contract.ts";
import { keptCode } from "../../codes/rules.ts";
import { getPackages } from "../../packages/contract.ts";
import { type CodeEffect, codeEffect, type KnownCode } from "../code-effect.ts";
import { type Chosen, chosenPackage, type FormValues, type OfferedPackage, type RegistrationForm } from "../form.ts";
import { type Due, dueOf } from "../price.ts";

/** What the form's values choose, and what that costs. */
export type Choice = Chosen & { chosen: OfferedPackage | undefined; effect: CodeEffect; due: Due | undefined };

/** The packages with their prices, the code that is known, and what both make of what is chosen. */
export function useOffer(shown: RegistrationForm) {
	const { code: eventCode } = shown.event;
	const [packages, setPackages] = useState(shown.packages);
	const [known, setKnown] = useState<KnownCode>();
	const [isAsking, setAsking] = useState(false);
	const form = { ...shown, packages };

	/** Asks what a code changes; gives what is known of it then. */
	const askCode = async (typed: string): Promise<KnownCode | undefined> => {
		const code = keptCode(typed);
		if (code === "") return undefined;
		setAsking(true);
		const query = { lang: shown.lang };
		const answer = await call(getCodeLimit, { params: { eventCode, code }, query }).catch(() => null);
		setAsking(false);
		setKnown({ code, answer });
		return { code, answer };
	};
	/** Asks for the prices of this moment; a package that is not sold any more goes. */
	const askPrices = async () => {
		const { packages: sold } = await call(getPackages, { params: { eventCode } });
		setPackages(
			shown.packages.flatMap((one) => {
				const now = sold.find(({ code }) => code === one.code);
				if (!now) return [];
				const { netGrosz, vatRate, nextNetGrosz } = now;
				return [{ ...one, netGrosz, vatRate, nextNetGrosz }];
			}),
		);
	};
	const choiceOf = (values: FormValues, isOnline: boolean | null): Choice => {
		const chosen = chosenPackage(form, values.packageCode);
		const effect = codeEffect(values.code, known, chosen?.code ?? null);
		const isApplied = effect.state === "applied";
		const due = chosen && dueOf(chosen, isApplied ? effect.price.netGrosz : undefined, values.paymentMethod);
		return {
			...{ chosen, effect, due, isOnline },
			packageCode: chosen?.code ?? null,
			calendarCode: shown.calendar?.code ?? null,
			code: isApplied ? keptCode(values.code) : null,
			grossGrosz: due?.grossGrosz ?? 0,
		};
	};
	return { form, known, isAsking, askCode, askPrices, choiceOf };
}
