import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getOwnConsents, type OwnConsent, withdrawOwnConsent } from "../contract.ts";
import { ownConsentTexts as texts } from "../texts.ts";

/** The consents of who is logged in, and a way to withdraw one. */
export function useOwnConsents(lang: Lang) {
	const [consents, setConsents] = useState<OwnConsent[] | "failed">();
	/** What is said to screen readers after the last withdrawal. */
	const [news, setNews] = useState("");
	const [isBusy, setBusy] = useState(false);
	const isSending = useRef(false);
	const load = () =>
		call(getOwnConsents, { query: { lang } }).then(
			(answer) => setConsents(answer.consents),
			() => setConsents("failed"),
		);
	useEffect(() => void load(), [lang]);

	/** Withdraws one; gives the sentence that says why not, or undefined when it is done. */
	const withdraw = async ({ objectId, name }: OwnConsent): Promise<string | undefined> => {
		if (isSending.current) return;
		isSending.current = true;
		setBusy(true);
		setNews("");
		try {
			const requested = { params: { id: objectId }, query: { lang } };
			setConsents((await call(withdrawOwnConsent, requested)).consents);
			setNews(texts.done[lang].replace("#name", () => name));
			return undefined;
		} catch (error) {
			return error instanceof CallFailure && error.problem ? error.message : texts.notWithdrawn[lang];
		} finally {
			isSending.current = false;
			setBusy(false);
		}
	};
	return { consents, news, isBusy, load, withdraw };
}
