import { lazy, Suspense, useState } from "react";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { handOverTexts as texts } from "../hand-over-texts.ts";

/** Loads with the first press, because it brings the modal. */
const HandOverForm = lazy(async () => ({ default: (await import("./HandOverForm.tsx")).HandOverForm }));

export type HandOverProps = {
	lang: Lang;
	own: { registrationId: number; eventName: string; eventNameEn: string | null };
	onDone: () => Promise<unknown>;
};

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
