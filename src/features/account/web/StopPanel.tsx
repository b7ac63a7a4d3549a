import { type ReactNode, useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { WaitState } from "../../../kit/ui/wait-state.tsx";
import type { AccountAccess } from "../access-list-contract.ts";
import { stopAddressChange, viewAddressStop } from "../address-contract.ts";
import { addressRefusals, addressTexts as texts } from "../address-texts.ts";
import { accountTexts } from "../texts.ts";
import { AccessList } from "./AccessList.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

type View = { email: string; isPutBack: boolean; access: AccountAccess[] };
type StopResult = "stopped" | "stoppedOnly" | "putBack";
type State =
	| { name: "loading" }
	| { name: "failed" | "refused"; sentence: string }
	| { name: "asking"; view: View; failure?: string }
	| { name: "done"; done: StopResult };

/** `isOver` means that the link no longer works. */
function refusalOf(error: unknown, lang: Lang): { isOver: boolean; sentence: string } {
	const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
	return { isOver: [404, 409, 410].includes(status), sentence: problem?.message ?? accountTexts.noAnswer[lang] };
}

/** Previews the link's effect; the button applies it. */
function useStop(lang: Lang) {
	const [state, setState] = useState<State>({ name: "loading" });
	const [keep, setKeep] = useState<string[]>([]);
	const isBusy = useRef(false);
	const query = () => ({ id: new URLSearchParams(location.search).get("stop") ?? "", lang });
	const load = async () => {
		setState({ name: "loading" });
		try {
			setState({ name: "asking", view: await call(viewAddressStop, { query: query() }) });
		} catch (error) {
			const { isOver, sentence } = refusalOf(error, lang);
			setState({ name: isOver ? "refused" : "failed", sentence });
		}
	};
	useEffect(() => {
		if (query().id) void load();
		else setState({ name: "refused", sentence: addressRefusals.unknown[lang] });
	}, [lang]);
	const setPassword = async (newPassword: string) => {
		const { isPutBack } = await call(stopAddressChange, { query: query(), body: { newPassword, keep } });
		setState({ name: "done", done: isPutBack ? "putBack" : "stopped" });
	};
	const stopOnly = async () => {
		if (isBusy.current || state.name !== "asking") return;
		isBusy.current = true;
		try {
			const { isPutBack } = await call(stopAddressChange, { query: query() });
			setState({ name: "done", done: isPutBack ? "putBack" : "stoppedOnly" });
		} catch (error) {
			const { isOver, sentence } = refusalOf(error, lang);
			setState(isOver ? { name: "refused", sentence } : { ...state, failure: sentence });
		}
		isBusy.current = false;
	};
	const onOver = (sentence: string) => setState({ name: "refused", sentence });
	return { state, keep, setKeep, load, setPassword, stopOnly, onOver };
}

type Props = { lang: Lang; base: string; timeZone: string };

/** Stops or reverts an address change; the person may set a new password on the same page. */
export function StopPanel({ lang, base, timeZone }: Props) {
	const stop = useStop(lang);
	const { state } = stop;
	if (state.name === "loading")
		return <WaitState text={texts.loading[lang]} noScript={accountTexts.noScript[lang]} isHeading />;
	if (state.name === "failed") {
		return (
			<Outcome title={texts.stopTitle[lang]} text={state.sentence}>
				<button type="button" className="btn" onClick={() => void stop.load()}>
					{accountTexts.tryAgain[lang]}
				</button>
			</Outcome>
		);
	}
	if (state.name === "asking") return <Asking lang={lang} timeZone={timeZone} stop={stop} {...state} />;
	const [title, text] =
		state.name === "done"
			? [texts[state.done === "putBack" ? "putBackTitle" : "stoppedTitle"][lang], texts[state.done][lang]]
			: [texts.unchangedTitle[lang], state.sentence];
	return (
		<Outcome title={title} text={text} isDone={state.name === "done"}>
			<a className="btn" href={`${base}/user.html`}>
				{texts.back[lang]}
			</a>
		</Outcome>
	);
}

type AskingProps = {
	lang: Lang;
	timeZone: string;
	stop: ReturnType<typeof useStop>;
	view: View;
	failure?: string | undefined;
};

function Asking({ lang, timeZone, stop, view, failure }: AskingProps) {
	const { isPutBack, email, access } = view;
	const { keep, setKeep } = stop;
	return (
		<div className="wrap doors">
			<div className="grid gap-3 max-w-3xl">
				<h1 className="h-page">{texts[isPutBack ? "putBackAsk" : "stopTitle"][lang]}</h1>
				<p className="lead text-pretty wrap-anywhere">
					{fill(texts[isPutBack ? "putBackLead" : "stopLead"][lang], email)}
				</p>
			</div>
			<div className="max-w-3xl">
				<NewPasswordForm
					lang={lang}
					action={texts[isPutBack ? "putBackAction" : "stopAction"]}
					sending={texts.stopping}
					send={stop.setPassword}
					onOver={stop.onOver}
				>
					<AccessList lang={lang} timeZone={timeZone} access={access} keep={keep} onKeep={setKeep} />
				</NewPasswordForm>
			</div>
			{!isPutBack && (
				<p>
					<button type="button" className="plain-link" onClick={() => void stop.stopOnly()}>
						{texts.stopOnly[lang]}
					</button>
				</p>
			)}
			<p className={failure ? "notice notice-warn" : "sr-only"} role="alert">
				{failure}
			</p>
		</div>
	);
}

/** Moves the focus to its heading. */
function Outcome(props: { title: string; text: string; isDone?: boolean; children: ReactNode }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="wrap state">
			{props.isDone && (
				<span className="success-mark">
					<Icon name="check" size={36} />
				</span>
			)}
			<h1 className="h-page focus:outline-none" tabIndex={-1} ref={heading}>
				{props.title}
			</h1>
			<p className="lead text-pretty wrap-anywhere">{props.text}</p>
			{props.children}
		</div>
	);
}
