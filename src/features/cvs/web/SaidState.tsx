import type { Lang } from "../../../kit/i18n/lang.ts";
import type { SaveState } from "../../../kit/ui/form-store.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { cvTexts as texts } from "./texts.ts";

export function SaidState({ lang, state, onRetry }: { lang: Lang; state: SaveState; onRetry: () => Promise<void> }) {
	return (
		<p className="cv-state" data-state={state} role="status">
			<Icon name={state === "saved" ? "check" : state === "failed" ? "warning" : "clock"} size={18} />
			<span>{texts[state][lang]}</span>
			{state === "failed" && (
				<button type="button" className="plain-link" onClick={() => void onRetry()}>
					{texts.tryAgain[lang]}
				</button>
			)}
		</p>
	);
}
