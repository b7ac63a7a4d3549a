import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { giveUpTexts as texts } from "../cancel-texts.ts";
import { cancelOwnRegistration } from "../contract.ts";

type Props = {
	lang: Lang;
	own: { registrationId: number; eventName: string; eventNameEn: string | null };
	onDone: () => Promise<unknown>;
};

// long: one call with its two buttons and its error
export function GiveUpPlace({ lang, own, onDone }: Props) {
	const [isAsked, setAsked] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const [error, setError] = useState("");
	const question = useRef<HTMLParagraphElement>(null);
	const { registrationId: id } = own;
	const name = localized(lang, own.eventName, own.eventNameEn);
	useEffect(() => {
		if (isAsked) question.current?.focus();
	}, [isAsked]);
	const giveUp = async () => {
		if (isBusy) return;
		setBusy(true);
		setError("");
		try {
			await call(cancelOwnRegistration, { params: { id }, query: { lang } });
			await onDone();
		} catch (failure) {
			setError((failure instanceof CallFailure && failure.problem?.message) || texts.failed[lang]);
		}
		setBusy(false);
	};
	return (
		<div className="mt-4 grid justify-items-start gap-3">
			{isAsked && (
				<p className="font-bold text-pretty focus:outline-none" tabIndex={-1} ref={question}>
					{texts.ask[lang]}
				</p>
			)}
			<div className="flex flex-wrap gap-3">
				{/* a double click cancels nothing */}
				<button
					type="button"
					className="btn btn-outline btn-list"
					aria-label={`${texts[isAsked ? "keep" : "open"][lang]}: ${name}`}
					onClick={() => setAsked(!isAsked)}
				>
					{texts[isAsked ? "keep" : "open"][lang]}
				</button>
				{isAsked && (
					<button
						type="button"
						className="btn btn-outline btn-list"
						aria-label={`${texts.confirm[lang]}: ${name}`}
						aria-disabled={isBusy}
						onClick={() => void giveUp()}
					>
						{texts.confirm[lang]}
					</button>
				)}
			</div>
			{error && <p role="alert">{error}</p>}
		</div>
	);
}
