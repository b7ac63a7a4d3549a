import { fill } from "../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { codeTexts as texts } from "./code-texts.ts";

/** The person cancelled, or the browser failed. */
export class PasskeyRefusal extends Error {}

/** Browsers hide details about devices from pages, so the messages are general. */
export function toPasskeyRefusal(lang: Lang, otherwise: Text, host = "") {
	return (error: unknown): never => {
		const name = error instanceof Error ? error.name : "";
		if (name === "SecurityError") throw new PasskeyRefusal(fill(texts.otherHost[lang], host));
		throw new PasskeyRefusal((name === "InvalidStateError" ? texts.madeBefore : otherwise)[lang]);
	};
}
