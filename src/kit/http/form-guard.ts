import { HONEYPOT_FIELD, MIN_FILL_MS } from "../contract/fill-time.ts";
import type { Guard } from "../contract/form-guard.ts";
import { Failure } from "./failure.ts";

/**
 * Refuses a filled honeypot or a form sent within two seconds. Both may be resent: autofill or a quick person must not
 * lose the typed text.
 */
export function refuseRobots({ website, filledInMs }: Guard): void {
	if (website) throw new Failure(400, robotLike, { fields: { [HONEYPOT_FIELD]: [robotLike] } });
	if (typeof filledInMs === "number" && filledInMs < MIN_FILL_MS) {
		throw new Failure(429, tooQuick, { headers: { "retry-after": String(Math.ceil(MIN_FILL_MS / 1000)) } });
	}
}

const robotLike = {
	pl: "Formularz wygląda na wypełniony przez program. Wyślij go jeszcze raz.",
	en: "The form looks as if it was filled in by a program. Send it again.",
};
const tooQuick = {
	pl: "To było bardzo szybko. Odczekaj dwie sekundy i wyślij formularz jeszcze raz.",
	en: "That was very quick. Wait two seconds and send the form again.",
};
