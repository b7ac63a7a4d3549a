import type { Text } from "../../kit/i18n/lang.ts";

/** Returns the error of a missing code, or of one that differs from the call's path (spec §3). */
export function eventCodeError(typed: string | null | undefined, eventCode: string): Text | undefined {
	if (!typed?.trim()) return { pl: `Podaj kod wydarzenia: ${eventCode}`, en: `Provide the event's code: ${eventCode}` };
	if (typed.trim().toUpperCase() === eventCode.toUpperCase()) return undefined;
	return {
		pl: `Kod wydarzenia jest inny niż w adresie. W adresie jest ${eventCode}; popraw jeden z nich.`,
		en: `The event's code differs from the one in the address, which is ${eventCode}. Correct one of them.`,
	};
}
