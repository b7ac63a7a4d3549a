import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import {
	type OwnConsents as Answer,
	getOwnConsents,
	giveOwnConsent,
	type OfferedConsent,
	type OwnConsent,
	withdrawOwnConsent,
} from "../contract.ts";
import { ownConsentTexts as texts } from "../texts.ts";

export function useOwnConsents(lang: Lang) {
	const [consents, setConsents] = useState<OwnConsent[] | "failed">();
	const [offered, setOffered] = useState<OfferedConsent[]>([]);
	const show = (answer: Answer) => {
		setConsents(answer.consents);
		setOffered(answer.offered);
	};
	const load = () => call(getOwnConsents, { query: { lang } }).then(show, () => setConsents("failed"));
	useEffect(() => void load(), [lang]);
	const { send, news, isBusy } = useChange(show);
	const named = (text: Text, name: string) => fill(text[lang], { name });
	const withdraw = ({ objectId, name }: OwnConsent) =>
		send(
			() => call(withdrawOwnConsent, { params: { id: objectId }, query: { lang } }),
			named(texts.done, name),
			texts.notWithdrawn[lang],
		);
	const give = ({ objectId: textId, name }: OfferedConsent) =>
		send(
			() => call(giveOwnConsent, { query: { lang }, body: { textId } }),
			named(texts.givenNow, name),
			texts.notGiven[lang],
		);
	return { consents, offered, news, isBusy, load, withdraw, give };
}

/** Sends one request at a time. */
function useChange(show: (answer: Answer) => void) {
	/** Screen readers announce the last change. */
	const [news, setNews] = useState("");
	const [isBusy, setBusy] = useState(false);
	const isSending = useRef(false);
	/** Returns the reason of a failure. */
	const send = async (request: () => Promise<Answer>, done: string, failed: string): Promise<string | undefined> => {
		if (isSending.current) return;
		isSending.current = true;
		setBusy(true);
		setNews("");
		try {
			show(await request());
			setNews(done);
			return undefined;
		} catch (error) {
			return error instanceof CallFailure && error.problem ? error.message : failed;
		} finally {
			isSending.current = false;
			setBusy(false);
		}
	};
	return { send, news, isBusy };
}
