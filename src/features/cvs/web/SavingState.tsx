import type { Lang } from "../../../kit/i18n/lang.ts";
import type { SaveState } from "../../../kit/ui/form-store.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { cvTexts as texts } from "./texts.ts";

type Props = { lang: Lang; state: SaveState; refusal: string | undefined; onRetry: () => Promise<void> };

/** `refusal` comes from the server. */
export function SavingState({ lang, state, refusal, onRetry }: Props) {
	const isUnsaved = state === "failed" || state === "refused";
	return (
		<p className="cv-state" data-state={state} role="status">
			<Icon name={state === "saved" ? "check" : isUnsaved ? "warning" : "clock"} size={18} />
			<span>{state === "refused" ? [texts.refused[lang], refusal].join(" ") : texts[state][lang]}</span>
			{state === "failed" && (
				<button type="button" className="plain-link" onClick={() => void onRetry()}>
					{texts.tryAgain[lang]}
				</button>
			)}
		</p>
	);
}
