import { useEffect, useRef, useState } from "react";
import { momentText } from "../../../kit/time/moment.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { filled } from "../buying-texts.ts";
import { texts as formTexts } from "../texts.ts";
import { waitingTexts as texts } from "../waiting-texts.ts";
import { whoTexts } from "../who-texts.ts";
import type { HeldState } from "./use-held.ts";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration };
type Entry = Extract<HeldState, { name: "told" }>["entry"];

export function HeldNotice({ registration }: Props) {
	const { form, held } = registration;
	const { lang } = form;
	const { state } = held;
	if (state.name === "none" || state.name === "asking") return null;
	if (state.name === "told") return <HeldEntry registration={registration} entry={state.entry} />;
	return (
		<div className="notice notice-warn" role="status">
			<Icon name="warning" />
			<p>
				{state.name === "unknown" ? state.sentence : texts.unanswered[lang]}{" "}
				{state.name === "unanswered" && (
					<button type="button" className="plain-link" onClick={() => void held.ask()}>
						{formTexts.tryAgain[lang]}
					</button>
				)}
			</p>
		</div>
	);
}

const ICONS = {
	offered: "ticket",
	waiting: "clock",
	taken: "check",
	expired: "clock",
	left: "check",
	ended: "clock",
	removed: "clock",
} as const;

function HeldEntry({ registration, entry }: Props & { entry: Entry }) {
	const { lang, base, event } = registration.form;
	const { state } = entry;
	const until = entry.offeredUntil ? new Date(entry.offeredUntil) : null;
	const isToConfirm = state === "waiting" && !entry.isConfirmed;
	const words = filled(texts[isToConfirm ? "confirmText" : state][lang], {
		name: entry.packageName,
		email: entry.email,
		until: until ? momentText(lang, until, event.timeZone, false) : "",
	});
	const isLit = state === "offered";
	return (
		<section className={isLit ? "ticket beams on-dark held" : "card held"}>
			<Icon name={ICONS[state]} size={36} />
			<div className="held-words" role="status">
				<h2 className="held-title">{(isToConfirm ? texts.confirmTitle : texts[`${state}Title`])[lang]}</h2>
				<p className="wrap-anywhere">{words}</p>
			</div>
			{state === "taken" && (
				<a className="btn btn-soft btn-small" href={`${base}/user.html`}>
					{whoTexts.goToAccount[lang]}
				</a>
			)}
			{isToConfirm && (
				<button type="button" className="btn btn-small" onClick={() => void registration.held.confirm()}>
					{texts.confirm[lang]}
				</button>
			)}
			{(state === "offered" || state === "waiting") && <Leaving registration={registration} isLit={isLit} />}
		</section>
	);
}

/** Releases the place after a confirmation. */
function Leaving({ registration, isLit }: Props & { isLit: boolean }) {
	const { form, held } = registration;
	const { lang } = form;
	const [isConfirming, setConfirming] = useState(false);
	const question = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (isConfirming) question.current?.focus();
	}, [isConfirming]);
	if (!isConfirming) {
		return (
			<button type="button" className="btn btn-outline btn-small" onClick={() => setConfirming(true)}>
				{texts[isLit ? "giveUp" : "leave"][lang]}
			</button>
		);
	}
	return (
		<div className="held-ask">
			<p className="font-bold focus:outline-none" tabIndex={-1} ref={question}>
				{texts[isLit ? "giveUpAsk" : "leaveAsk"][lang]}
			</p>
			<div className="pay-ways">
				<button
					type="button"
					className={isLit ? "btn btn-key btn-small" : "btn btn-small"}
					onClick={() => void held.leave()}
				>
					{texts[isLit ? "giveUpYes" : "leaveYes"][lang]}
				</button>
				<button type="button" className="btn btn-outline btn-small" onClick={() => setConfirming(false)}>
					{texts.keep[lang]}
				</button>
			</div>
		</div>
	);
}
