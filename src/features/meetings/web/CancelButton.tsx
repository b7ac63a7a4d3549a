import { useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { meetingsTexts as texts } from "./texts.ts";

type Props = { lang: Lang; of: { who: string; when: string }; isBusy: boolean; onCancel: () => Promise<unknown> };

/** Only meetings load these texts, not the form. */
const cancelTexts = {
	sure: { pl: "Na pewno odwołaj", en: "Yes, cancel it" },
	sureOf: { pl: "Na pewno odwołaj: #who, #when", en: "Yes, cancel it: #who, #when" },
	keep: { pl: "Zostaw", en: "Keep it" },
	keepOf: { pl: "Zostaw: #who, #when", en: "Keep it: #who, #when" },
};

/** Cancels a meeting after a second press, because the other side is notified at once. */
export function CancelButton({ lang, of, isBusy, onCancel }: Props) {
	const [isAsked, setAsked] = useState(false);
	return (
		<>
			{/* The first button becomes "back", so that a double click cancels nothing. */}
			<button
				type="button"
				className={isAsked ? "btn btn-soft btn-small" : "btn btn-outline btn-small"}
				aria-label={fill((isAsked ? cancelTexts.keepOf : texts.cancelOf)[lang], of)}
				aria-disabled={isBusy}
				onClick={() => setAsked(!isAsked)}
			>
				{(isAsked ? cancelTexts.keep : texts.cancel)[lang]}
			</button>
			{isAsked && (
				<button
					type="button"
					className="btn btn-outline btn-small"
					aria-label={fill(cancelTexts.sureOf[lang], of)}
					aria-disabled={isBusy}
					onClick={() => void onCancel().then(() => setAsked(false))}
				>
					{cancelTexts.sure[lang]}
				</button>
			)}
		</>
	);
}
