import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { confirmAddressChange } from "../address-contract.ts";
import { addressRefusals, addressTexts as texts } from "../address-texts.ts";
import { accountTexts } from "../texts.ts";
import { StopPanel } from "./StopPanel.tsx";

type State = { name: "asking"; failure?: string } | { name: "done" | "refused"; sentence: string };

/** Confirms when the button is pressed, because mail servers open links. */
function useConfirming(lang: Lang) {
	const [state, setState] = useState<State>({ name: "asking" });
	const [isBusy, setBusy] = useState(false);
	const id = () => new URLSearchParams(location.search).get("id") ?? "";
	useEffect(() => {
		if (!id()) setState({ name: "refused", sentence: addressRefusals.unknown[lang] });
	}, [lang]);
	const press = async () => {
		if (isBusy) return;
		setBusy(true);
		try {
			const { email } = await call(confirmAddressChange, { query: { id: id(), lang } });
			setState({ name: "done", sentence: fill(texts.confirmed[lang], email) });
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			const sentence = problem?.message ?? accountTexts.noAnswer[lang];
			const isOver = [404, 409, 410].includes(status);
			setState(isOver ? { name: "refused", sentence } : { name: "asking", failure: sentence });
		}
		setBusy(false);
	};
	return { state, isBusy, press };
}

type Props = { lang: Lang; base: string; timeZone: string };

export function AddressPanel(props: Props) {
	const [isStop, setStop] = useState(false);
	useEffect(() => setStop(new URLSearchParams(location.search).has("stop")), []);
	return isStop ? <StopPanel {...props} /> : <ConfirmAddress {...props} />;
}

function ConfirmAddress({ lang, base }: Props) {
	const { state, isBusy, press } = useConfirming(lang);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (state.name !== "asking") heading.current?.focus();
	}, [state.name]);
	if (state.name === "asking") {
		return (
			<div className="wrap state">
				<h1 className="h-page">{texts.confirmTitle[lang]}</h1>
				<p className="lead text-pretty">{texts.confirmLead[lang]}</p>
				<p className={state.failure ? "notice notice-warn" : "sr-only"} role="alert">
					{state.failure}
				</p>
				<button type="button" className="btn" aria-disabled={isBusy} onClick={() => void press()}>
					{texts[isBusy ? "confirming" : "confirm"][lang]}
				</button>
			</div>
		);
	}
	const isDone = state.name === "done";
	return (
		<div className="wrap state">
			{isDone && (
				<span className="success-mark">
					<Icon name="check" size={36} />
				</span>
			)}
			<h1 className="h-page focus:outline-none" tabIndex={-1} ref={heading}>
				{texts[isDone ? "confirmedTitle" : "unchangedTitle"][lang]}
			</h1>
			<p className="lead text-pretty wrap-anywhere">{state.sentence}</p>
			<a className="btn" href={`${base}/${isDone ? "account/data" : "user.html"}`}>
				{texts[isDone ? "toAccount" : "back"][lang]}
			</a>
		</div>
	);
}
