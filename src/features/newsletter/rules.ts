import type { Text } from "../../kit/i18n/lang.ts";
import { emailError } from "../account/rules.ts";
import { texts } from "./texts.ts";

/** Spec §3. */
export const SUBSCRIPTION_TYPE = { default: 0, mobile: 5 } as const;
export type SubscriptionType = (typeof SUBSCRIPTION_TYPE)[keyof typeof SUBSCRIPTION_TYPE];
/** Spec §5: the longest address in forms other than registration. */
export const EMAIL_MAX = 200;
/** The foundation's marketing consent in `gdprs`. The id of the event's own consent counts too. */
export const MARKETING_KEY = "marketing";

export type SignUp = {
	/** Normalised. */
	email: string;
	gdprs: Record<string, boolean>;
	wantInform?: boolean | null | undefined;
};

export type SignUpErrors = { email?: Text; gdprs?: Text; wantInform?: Text };

/**
 * Spec §5 "Newsletter sign-up": a valid address (at most 200 characters), one of `consentKeys`, and `wantInform` not
 * false. Empty if valid.
 */
export function signUpErrors(payload: SignUp, consentKeys: readonly string[] = [MARKETING_KEY]): SignUpErrors {
	const email = emailError(payload.email, { missing: texts.emailRequired, wrong: texts.emailWrong }, EMAIL_MAX);
	const isGiven = consentKeys.some((key) => payload.gdprs[key] === true);
	return {
		...(email && { email }),
		...(!isGiven && { gdprs: texts.consentRequired }),
		...(payload.wantInform === false && { wantInform: texts.informRequired }),
	};
}

/** Splits a text at blank lines. */
export function paragraphsOf(text: string): string[] {
	return text
		.split(/\r?\n\s*\n/)
		.map((one) => one.replace(/\s+/g, " ").trim())
		.filter((one) => one !== "");
}
