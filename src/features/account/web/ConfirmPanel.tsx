import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { type Lang, tidy } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { WaitState } from "../../../kit/ui/wait-state.tsx";
import { confirmEmail } from "../contract.ts";
import { refusals, accountTexts as texts } from "../texts.ts";
import { ResendForm } from "./ResendForm.tsx";

type State = { name: "confirming" } | { name: "confirmed" } | { name: "refused"; sentence: string; status: number };

type Props = { lang: Lang; base: string; eventCode: string; isLoginAvailable: boolean };

/** Activates the account of the address's `id` as soon as it is there, and says how it went. */
export function ConfirmPanel({ lang, base, eventCode, isLoginAvailable }: Props) {
	const [state, setState] = useState<State>({ name: "confirming" });
	const heading = useRef<HTMLHeadingElement>(null);
	const isAsked = useRef(false);

	const confirm = async () => {
		setState({ name: "confirming" });
		const id = new URLSearchParams(location.search).get("id") ?? "";
		try {
			if (!id) throw new CallFailure(404, undefined);
			await call(confirmEmail, { query: { id, lang } });
			setState({ name: "confirmed" });
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			const sentence = problem?.message ?? (status === 404 ? refusals.linkUnknown : texts.noAnswer)[lang];
			setState({ name: "refused", sentence, status });
		}
		heading.current?.focus();
	};
	useEffect(() => {
		if (isAsked.current) return;
		isAsked.current = true;
		void confirm();
	}, []);

	if (state.name === "confirming") {
		return <WaitState text={texts.confirming[lang]} noScript={texts.noScript[lang]} isHeading />;
	}
	const isConfirmed = state.name === "confirmed";
	const isActive = isConfirmed || state.status === 409;
	const early = isActive && !isLoginAvailable && texts.confirmedEarly[lang];
	const canResend = !isConfirmed && (state.status === 404 || state.status === 410);
	return (
		<div className="wrap state">
			<span className={isActive ? "success-mark" : "success-mark text-bad"}>
				<Icon name={isActive ? "check" : "warning"} size={36} />
			</span>
			<h1 className="h-page focus:outline-none" tabIndex={-1} ref={heading}>
				{tidy(texts[isActive ? "confirmedTitle" : "notConfirmedTitle"][lang])}
			</h1>
			<p className="lead text-pretty">{tidy(early || (isConfirmed ? texts.confirmed[lang] : state.sentence))}</p>
			<div className="state-actions">
				{isActive && isLoginAvailable && (
					<a className="btn" href={`${base}/user.html`}>
						{texts.logIn[lang]}
					</a>
				)}
				{!isConfirmed && state.status === 0 && (
					<button type="button" className="btn" onClick={() => void confirm()}>
						{texts.tryAgain[lang]}
					</button>
				)}
				<a className="btn btn-outline" href={base || "/"}>
					{texts.backToEvent[lang]}
				</a>
			</div>
			{canResend && (
				<div className="w-full mt-6">
					<ResendForm lang={lang} eventCode={eventCode} initial="" />
				</div>
			)}
		</div>
	);
}
