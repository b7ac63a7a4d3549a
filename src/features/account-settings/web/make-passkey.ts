import { browserSupportsWebAuthn, startRegistration } from "@simplewebauthn/browser";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { codeTexts as texts } from "../../account/code-texts.ts";
import { PasskeyRefusal, toPasskeyRefusal } from "../../account/passkey-refusal.ts";

type AddOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];

/** Throws `PasskeyRefusal` if the browser makes none. */
export async function makePasskey(lang: Lang, options: Record<string, unknown>) {
	if (!browserSupportsWebAuthn()) throw new PasskeyRefusal(texts.noPasskeysHere[lang]);
	const optionsJSON = options as unknown as AddOptions;
	const made = await startRegistration({ optionsJSON }).catch(toPasskeyRefusal(lang, texts.notMade, optionsJSON.rp.id));
	return { ...made, response: { ...made.response } };
}
