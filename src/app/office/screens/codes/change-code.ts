import type { restoreOfficeCodes, revokeOfficeCodes } from "../../../../features/codes/office-contract.ts";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { codeOfficeTexts as texts } from "./code-office-texts.ts";

type Change = {
	lang: Lang;
	eventCode: string;
	code: { objectId: number; code: string };
	/** The sentence after the change. */
	done: Readonly<Record<Lang, string>>;
};

/** Revokes or restores one code. Returns a sentence about the result. */
export async function changeCode(
	change: typeof revokeOfficeCodes | typeof restoreOfficeCodes,
	{ lang, eventCode, code, done }: Change,
): Promise<string> {
	const sent = { params: { eventCode }, query: { lang }, body: { ids: [code.objectId] } };
	const { results } = await call(change, sent);
	return fill((results[0]?.isChanged ? done : texts.unchanged)[lang], code.code);
}
