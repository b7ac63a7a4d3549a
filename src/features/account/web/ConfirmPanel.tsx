import { type RefObject, useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { WaitState } from "../../../kit/ui/wait-state.tsx";
import { confirmEmail } from "../contract.ts";
import { refusals, accountTexts as texts } from "../texts.ts";
import { ChoosePassword, type ChosenPassword } from "./ChoosePassword.tsx";
import { ResendForm } from "./ResendForm.tsx";

type Outcome =
	| { name: "confirmed"; isLoggedIn: boolean; notice: string | null }
	| { name: "refused"; sentence: string; status: number };
type State = { name: "confirming" } | { name: "choosing"; isFirst: boolean } | Outcome;

type Props = { lang: Lang; base: string; eventCode: string; isLoginAvailable: boolean };

/** Activates on mount; `choose` retries with a password. */
function useConfirming(lang: Lang) {
	const [state, setState] = useState<State>({ name: "confirming" });
	const isRequested = useRef(false);
	const choose = async (chosen: ChosenPassword = {}) => {
		const id = new URLSearchParams(location.search).get("id") ?? "";
		if (!id) throw new CallFailure(404, undefined);
		const { isLoggedIn, notice } = await call(confirmEmail, { query: { id, lang }, body: chosen });
		setState({ name: "confirmed", isLoggedIn, notice });
	};
	const confirm = async () => {
		setState({ name: "confirming" });
		try {
			await choose();
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			const { password, newPassword } = problem?.modelState ?? {};
			if (password ?? newPassword) return setState({ name: "choosing", isFirst: newPassword !== undefined });
			const sentence = problem?.message ?? (status === 404 ? refusals.linkUnknown : texts.noAnswer)[lang];
			setState({ name: "refused", sentence, status });
		}
	};
	useEffect(() => {
		if (isRequested.current) return;
		isRequested.current = true;
		void confirm();
	}, []);
	const onOver = (sentence: string, status: number) => setState({ name: "refused", sentence, status });
	return { state, confirm, choose, onOver };
}

/** Activates on mount. In another browser it first asks for the password chosen at registration. */
export function ConfirmPanel(props: Props) {
	const { lang } = props;
	const { state, confirm, choose, onOver } = useConfirming(lang);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (state.name !== "confirming") heading.current?.focus();
	}, [state.name]);
	if (state.name === "confirming") {
		return <WaitState text={texts.confirming[lang]} noScript={texts.noScript[lang]} isHeading />;
	}
	if (state.name === "choosing") {
		const { isFirst } = state;
		return <ChoosePassword lang={lang} isFirst={isFirst} heading={heading} choose={choose} onOver={onOver} />;
	}
	return <Outcome {...props} state={state} heading={heading} onAgain={() => void confirm()} />;
}

function Notice({ text }: { text: string }) {
	return (
		<p className="notice notice-warn text-left">
			<Icon name="warning" />
			<span>{text}</span>
		</p>
	);
}

type OutcomeProps = Props & { heading: RefObject<HTMLHeadingElement | null> } & { state: Outcome; onAgain: () => void };

/** 409 means that the account is already active. */
function factsOf(state: Outcome) {
	const isConfirmed = state.name === "confirmed";
	return {
		isActive: isConfirmed || state.status === 409,
		isLoggedIn: isConfirmed && state.isLoggedIn,
		notice: isConfirmed ? state.notice : null,
		canResend: !isConfirmed && (state.status === 404 || state.status === 410),
		canTryAgain: !isConfirmed && state.status === 0,
	};
}

function leadOf({ lang, isLoginAvailable, state }: OutcomeProps): string {
	const { isActive, isLoggedIn } = factsOf(state);
	if (isLoggedIn) return texts.confirmedIn[lang];
	if (isActive && !isLoginAvailable) return texts.confirmedEarly[lang];
	return state.name === "confirmed" ? texts.confirmed[lang] : state.sentence;
}

function Outcome(props: OutcomeProps) {
	const { lang, base, eventCode, isLoginAvailable, state, heading, onAgain } = props;
	const { isActive, isLoggedIn, notice, canResend, canTryAgain } = factsOf(state);
	return (
		<div className="wrap state">
			<span className={isActive ? "success-mark" : "success-mark text-bad"}>
				<Icon name={isActive ? "check" : "warning"} size={36} />
			</span>
			<h1 className="h-page focus:outline-none" tabIndex={-1} ref={heading}>
				{texts[isActive ? "confirmedTitle" : "notConfirmedTitle"][lang]}
			</h1>
			<p className="lead text-pretty">{leadOf(props)}</p>
			{notice && <Notice text={notice} />}
			<div className="state-actions">
				{isActive && (isLoggedIn || isLoginAvailable) && (
					<a className="btn" href={`${base}/user.html`}>
						{texts[isLoggedIn ? "toAccount" : "logIn"][lang]}
					</a>
				)}
				{canTryAgain && (
					<button type="button" className="btn" onClick={onAgain}>
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
