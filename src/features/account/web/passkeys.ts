import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { codeTexts as texts } from "../code-texts.ts";
import { beginPasskeyLogIn, logInByPasskey } from "../passkey-contract.ts";
import { PasskeyRefusal, toPasskeyRefusal } from "../passkey-refusal.ts";

type LogInOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Returns the error message, or undefined after log-in. */
export async function logInWithPasskey(lang: Lang): Promise<string | undefined> {
	try {
		if (!browserSupportsWebAuthn()) throw new PasskeyRefusal(texts.noPasskeysHere[lang]);
		const { options } = await call(beginPasskeyLogIn, { query: { lang } });
		const optionsJSON = options as unknown as LogInOptions;
		const response = await startAuthentication({ optionsJSON }).catch(
			toPasskeyRefusal(lang, texts.notUsed, optionsJSON.rpId),
		);
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
