import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { type Lang, tidy } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { WaitState } from "../../../kit/ui/wait-state.tsx";
import { confirmSignUp, getLetterLink, type LetterLink, leaveLetters } from "../contract.ts";
import { refusals, texts } from "../texts.ts";
import { Getting, type Left } from "./Getting.tsx";
import { Stored } from "./Stored.tsx";

type State =
	| { name: "loading" }
	| { name: "failed"; sentence: string; canRetry: boolean }
	| { name: "shown"; link: LetterLink; left?: string; isJustConfirmed?: boolean; failure?: string };

/** What the secret of a letter opens: the question for a yes, what its reader gets, how to leave, what is stored. */
export function LettersPanel({ lang, base }: { lang: Lang; base: string }) {
	const [state, setState] = useState<State>({ name: "loading" });
	const [busy, setBusy] = useState<string>();
	const heading = useRef<HTMLHeadingElement>(null);
	const secret = () => new URLSearchParams(location.search).get("id") ?? "";
	const asked = () => ({ params: { secret: secret() }, query: { lang } });

	const load = async () => {
		setState({ name: "loading" });
		try {
			if (!secret()) throw new CallFailure(404, undefined);
			setState({ name: "shown", link: await call(getLetterLink, asked()) });
		} catch (error) {
			const status = error instanceof CallFailure ? error.status : 0;
			const sentence = (status === 404 ? refusals.unknown : texts.noAnswer)[lang];
			setState({ name: "failed", sentence, canRetry: status !== 404 });
		}
	};
	useEffect(() => void load(), []);

	/** Sends what was pressed, once at a time; the button's name says which one waits. */
	const press = async (name: string, send: () => Promise<LetterLink>, then: object) => {
		if (busy !== undefined || state.name !== "shown") return;
		setBusy(name);
		try {
			setState({ name: "shown", link: await send(), ...then });
		} catch (error) {
			const said = error instanceof CallFailure ? error.problem?.message : undefined;
			setState({ ...state, failure: said ?? texts.noAnswer[lang] });
		}
		setBusy(undefined);
		heading.current?.focus();
	};
	const confirm = () => press("confirm", () => call(confirmSignUp, asked()), { isJustConfirmed: true });
	const leave = (name: string, left: Left) =>
		press(name, () => call(leaveLetters, { ...asked(), body: left }), {
			left: (left.everything ? texts.left : texts.leftOne)[lang],
		});

	if (state.name === "loading") {
		return <WaitState text={texts.loading[lang]} noScript={texts.noScript[lang]} isHeading />;
	}
	if (state.name === "failed") {
		return (
			<div className="wrap state">
				<Head {...{ lang, heading }} title={texts.notThere[lang]} lead={state.sentence} isBad />
				<div className="state-actions">
					{state.canRetry && (
						<button type="button" className="btn" onClick={() => void load()}>
							{texts.tryAgain[lang]}
						</button>
					)}
					<a className="btn btn-outline" href={base || "/"}>
						{texts.backToEvent[lang]}
					</a>
				</div>
			</div>
		);
	}
	const { link, left, failure } = state;
	const isAsking = link.signUp?.state === "pending";
	return (
		<div className="wrap state">
			<Head {...{ lang, heading, ...headOf(state, lang) }} />
			{failure && (
				<p className="field-error" role="alert">
					<Icon name="warning" />
					{failure}
				</p>
			)}
			{isAsking ? (
				<button type="button" className="btn" aria-disabled={busy !== undefined} onClick={() => void confirm()}>
					<Icon name="check" />
					{texts[busy ? "confirming" : "confirm"][lang]}
				</button>
			) : (
				<Getting {...{ lang, link, left, busy }} onLeave={leave} />
			)}
			<Stored {...{ lang, link }} />
			<a className="btn btn-outline" href={base || "/"}>
				{texts.backToEvent[lang]}
			</a>
		</div>
	);
}

/** What the page says first. */
function headOf({ link, isJustConfirmed }: State & { name: "shown" }, lang: Lang) {
	const { signUp, email } = link;
	const fill = (text: string) => text.replace("#email", email).replace("#event", () => signUp?.eventName ?? "");
	const isNewsletter = signUp?.kind === "newsletter";
	if (signUp?.state === "pending") {
		return { title: texts[isNewsletter ? "askNewsletter" : "askReminder"][lang], lead: fill(texts.askLead[lang]) };
	}
	if (signUp?.state === "confirmed" && isJustConfirmed) {
		const title = texts[isNewsletter ? "confirmedNewsletter" : "confirmedReminder"][lang];
		return { title, lead: fill(texts.confirmedLead[lang]), isGood: true };
	}
	if (signUp?.state === "expired") {
		return { title: texts.expiredTitle[lang], lead: refusals.expired[lang], isBad: true };
	}
	return { title: texts.pageTitle[lang], lead: fill(texts.lead[lang]) };
}

type HeadProps = {
	heading: React.RefObject<HTMLHeadingElement | null>;
	title: string;
	lead: string;
	isGood?: boolean;
	isBad?: boolean;
};

function Head({ heading, title, lead, isGood, isBad }: HeadProps) {
	return (
		<>
			{(isGood || isBad) && (
				<span className={isBad ? "success-mark text-bad" : "success-mark"}>
					<Icon name={isBad ? "warning" : "check"} size={36} />
				</span>
			)}
			<h1 className="h-page focus:outline-none" tabIndex={-1} ref={heading}>
				{tidy(title)}
			</h1>
			<p className="lead text-pretty wrap-anywhere" role="status">
				{tidy(lead)}
			</p>
		</>
	);
}
