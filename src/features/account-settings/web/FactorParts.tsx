import "./factors.css";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { factorTexts as texts } from "../factor-web-texts.ts";
import { OwnPasskeys } from "./OwnPasskeys.tsx";
import { SecondFactorParts } from "./SecondFactorParts.tsx";
import { useFactors } from "./use-factors.ts";

type Props = { lang: Lang; eventCode: string; timeZone: string; onLoggedOut: () => void };

function LoadFailure({ lang, onRetry }: { lang: Lang; onRetry: () => void }) {
	return (
		<div>
			<p className="notice notice-warn" role="alert">
				{texts.failed[lang]}{" "}
				<button type="button" className="plain-link" onClick={onRetry}>
					{texts.tryAgain[lang]}
				</button>
			</p>
		</div>
	);
}

/** `onLoggedOut` reports that the other sessions have ended. */
export function FactorParts({ lang, eventCode, timeZone, onLoggedOut }: Props) {
	const { factors, load, change } = useFactors(lang);
	if (factors === undefined) {
		return (
			<div className="grid gap-1">
				<h3 className="font-bold">{texts.title[lang]}</h3>
				<p className="text-muted text-pretty">{texts.offLead[lang]}</p>
			</div>
		);
	}
	if (factors === "failed") {
		return <LoadFailure lang={lang} onRetry={() => void load()} />;
	}
	const { factor, passkeys } = factors;
	return (
		<>
			<SecondFactorParts
				lang={lang}
				eventCode={eventCode}
				factor={factor}
				onLoggedOut={onLoggedOut}
				onChange={(now) => change({ factor: now })}
			/>
			<OwnPasskeys
				lang={lang}
				eventCode={eventCode}
				timeZone={timeZone}
				passkeys={passkeys}
				needsCode={factor.isOn}
				onChange={(now) => change({ passkeys: now })}
			/>
		</>
	);
}
