import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { codeTexts as texts } from "../../account/code-texts.ts";
import { PasskeyRefusal, toPasskeyRefusal } from "../../account/passkey-refusal.ts";
import { beginProof, proveOwner } from "../proof-contract.ts";

type ProofOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Returns the error message, or undefined after the proof. */
export async function proveByPasskey(lang: Lang): Promise<string | undefined> {
	try {
		if (!browserSupportsWebAuthn()) throw new PasskeyRefusal(texts.noPasskeysHere[lang]);
		const { options } = await call(beginProof, { query: { lang }, body: {} });
		const optionsJSON = options as unknown as ProofOptions;
		const response = await startAuthentication({ optionsJSON }).catch(
			toPasskeyRefusal(lang, texts.notUsed, optionsJSON.rpId),
		);
		await call(proveOwner, {
			query: { lang },
			body: { passkey: { ...response, response: { ...response.response } } },
		});
		return undefined;
	} catch (error) {
		if (error instanceof PasskeyRefusal) return error.message;
		throw error;
	}
}
