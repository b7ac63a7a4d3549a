import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { codeTexts as texts } from "../code-texts.ts";
import { beginPasskeyLogIn, logInByPasskey } from "../passkey-contract.ts";

type LogInOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];
type AddOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];

/** The device gave no passkey: the person refused, or the browser could not. */
export class PasskeyRefusal extends Error {}

/** Logs in with a passkey of this device, which verifies its owner; returns the reason of a failure. */
export async function logInWithPasskey(lang: Lang): Promise<string | undefined> {
	try {
		if (!browserSupportsWebAuthn()) throw new PasskeyRefusal(texts.noPasskeysHere[lang]);
		const { options } = await call(beginPasskeyLogIn, { query: { lang } });
		const optionsJSON = options as unknown as LogInOptions;
		const response = await startAuthentication({ optionsJSON }).catch(refusing(lang, texts.notUsed, optionsJSON.rpId));
		await call(logInByPasskey, {
			query: { lang },
			body: { response: { ...response, response: { ...response.response } } },
		});
		return undefined;
	} catch (error) {
		if (error instanceof PasskeyRefusal) return error.message;
		throw error;
	}
}

/** Has this device create a passkey with the server's options; throws a `PasskeyRefusal` on failure. */
export async function makePasskey(lang: Lang, options: Record<string, unknown>) {
	if (!browserSupportsWebAuthn()) throw new PasskeyRefusal(texts.noPasskeysHere[lang]);
	const optionsJSON = options as unknown as AddOptions;
	const made = await startRegistration({ optionsJSON }).catch(refusing(lang, texts.notMade, optionsJSON.rp.id));
	return { ...made, response: { ...made.response } };
}

/** Maps the browser's errors, which are vague so that pages learn nothing of devices. */
function refusing(lang: Lang, otherwise: Text, host = "") {
	return (error: unknown): never => {
		const name = error instanceof Error ? error.name : "";
		if (name === "SecurityError") throw new PasskeyRefusal(fill(texts.otherHost[lang], host));
		throw new PasskeyRefusal((name === "InvalidStateError" ? texts.madeBefore : otherwise)[lang]);
	};
}
