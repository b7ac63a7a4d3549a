import { lazy, Suspense, useState } from "react";
import { localized } from "../../../kit/i18n/lang.ts";
import { handOverTexts as texts } from "../hand-over-texts.ts";
import type { HandOverProps } from "./HandOverForm.tsx";

/** Loads with the first press, because it brings the modal. */
const HandOverForm = lazy(async () => ({ default: (await import("./HandOverForm.tsx")).HandOverForm }));

/** Hands the holder's own ticket to another person. */
export function HandOverTicket(props: HandOverProps) {
	const { lang, own } = props;
	const [isOpen, setOpen] = useState(false);
	const name = localized(lang, own.eventName, own.eventNameEn);
	return (
		<div className="mt-4">
			<button
				type="button"
				className="btn btn-outline btn-list"
				aria-label={`${texts.open[lang]}: ${name}`}
				onClick={() => setOpen(true)}
			>
				{texts.open[lang]}
			</button>
			{isOpen && (
				<Suspense>
					<HandOverForm {...props} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</div>
	);
}
