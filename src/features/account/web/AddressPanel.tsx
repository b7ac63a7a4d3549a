import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { confirmAddressChange, stopAddressChange } from "../address-contract.ts";
import { addressRefusals, addressTexts as texts } from "../address-texts.ts";
import { accountTexts } from "../texts.ts";

type Link = { name: "id" | "stop"; secret: string };
type State = { name: "asking"; failure?: string } | { name: "done" | "refused"; sentence: string };

/** The words of either link. */
const WORDS = {
	id: { title: "confirmTitle", lead: "confirmLead", action: "confirm", busy: "confirming", done: "confirmedTitle" },
	stop: { title: "stopTitle", lead: "stopLead", action: "stop", busy: "stopping", done: "stoppedTitle" },
} as const;

/** What came of a link, in words. */
async function use({ name, secret }: Link, lang: Lang): Promise<string> {
	const query = { id: secret, lang };
	if (name === "id") {
		const { email } = await call(confirmAddressChange, { query });
		return texts.confirmed[lang].replace("#", () => email);
	}
	const { isPutBack } = await call(stopAddressChange, { query });
	return texts[isPutBack ? "putBack" : "stopped"][lang];
}

/** Does what the link of an e-mail is for when its button is pressed: a mail server that opens links does nothing. */
function useLink(lang: Lang) {
	const [link, setLink] = useState<Link>({ name: "id", secret: "" });
	const [state, setState] = useState<State>({ name: "asking" });
	const [isBusy, setBusy] = useState(false);
	useEffect(() => {
		const search = new URLSearchParams(location.search);
		const name = search.has("stop") ? "stop" : "id";
		const secret = search.get(name) ?? "";
		setLink({ name, secret });
		if (!secret) setState({ name: "refused", sentence: addressRefusals.unknown[lang] });
	}, [lang]);
	const press = async () => {
		if (isBusy) return;
		setBusy(true);
		try {
			setState({ name: "done", sentence: await use(link, lang) });
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			const sentence = problem?.message ?? accountTexts.noAnswer[lang];
			const isOver = [404, 409, 410].includes(status);
			setState(isOver ? { name: "refused", sentence } : { name: "asking", failure: sentence });
		}
		setBusy(false);
	};
	return { link, state, isBusy, press };
}

/** Where the e-mails about another address lead: to the new one's confirming, and to the old one's stopping it. */
// long: one page's markup in its three states
export function AddressPanel({ lang, base }: { lang: Lang; base: string }) {
	const { link, state, isBusy, press } = useLink(lang);
	const words = WORDS[link.name];
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (state.name !== "asking") heading.current?.focus();
	}, [state.name]);
	if (state.name === "asking") {
		return (
			<div className="wrap state">
				<h1 className="h-page">{texts[words.title][lang]}</h1>
				<p className="lead text-pretty">{texts[words.lead][lang]}</p>
				<p className={state.failure ? "notice notice-warn" : "sr-only"} role="alert">
					{state.failure}
				</p>
				<button type="button" className="btn" aria-disabled={isBusy} onClick={() => void press()}>
					{texts[isBusy ? words.busy : words.action][lang]}
				</button>
			</div>
		);
	}
	const isDone = state.name === "done";
	const [path, label] = !isDone
		? ["user.html", texts.back]
		: link.name === "id"
			? ["account/data", texts.toAccount]
			: ["reset.html", texts.toReset];
	return (
		<div className="wrap state">
			{isDone && (
				<span className="success-mark">
					<Icon name="check" size={36} />
				</span>
			)}
			<h1 className="h-page focus:outline-none" tabIndex={-1} ref={heading}>
				{texts[isDone ? words.done : "unchangedTitle"][lang]}
			</h1>
			<p className="lead text-pretty wrap-anywhere">{state.sentence}</p>
			<a className="btn" href={`${base}/${path}`}>
				{label[lang]}
			</a>
		</div>
	);
}
