import type { Text } from "../../kit/i18n/lang.ts";
import { emailError } from "../account/rules.ts";
import { texts } from "./texts.ts";

/** Spec §3: what is subscribed to. */
export const SUBSCRIPTION_TYPE = { default: 0, mobile: 5 } as const;
export type SubscriptionType = (typeof SUBSCRIPTION_TYPE)[keyof typeof SUBSCRIPTION_TYPE];
/** Spec §5: the longest address in forms other than registration. */
export const EMAIL_MAX = 200;
/** The foundation's marketing consent in `gdprs`; the id of the event's own marketing consent is taken as well. */
export const MARKETING_KEY = "marketing";

/** What the judgement looks at. */
export type SignUp = {
	/** In its normal form. */
	email: string;
	gdprs: Record<string, boolean>;
	wantInform?: boolean | null | undefined;
};

/** What is wrong with a sign-up, in the order of the form's fields. */
export type SignUpErrors = { email?: Text; gdprs?: Text; wantInform?: Text };

/**
 * Spec §5 "Newsletter sign-up": the address must match the pattern (at most 200 characters without the space around
 * it) and the marketing consent must be given under one of `consentKeys`. Who wants no information signs up for nothing.
 * An empty object means that all is well.
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

/** The paragraphs of a text: blank lines part them. */
export function paragraphsOf(text: string): string[] {
	return text
		.split(/\r?\n\s*\n/)
		.map((one) => one.replace(/\s+/g, " ").trim())
		.filter((one) => one !== "");
}
