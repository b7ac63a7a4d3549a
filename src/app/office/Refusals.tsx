import { useFrame } from "../client/use-frame.ts";
import { useTitle } from "../client/use-title.ts";
import { Button } from "./pieces/Button.tsx";
import { Glyph } from "./pieces/Glyph.tsx";
import { officeTexts as texts } from "./texts.ts";

/** The person has no role at this event. */
export function NoRole() {
	const { lang, base } = useFrame();
	useTitle(texts.noRole[lang]);
	return (
		<section className="card empty-state">
			<Glyph name="shield" size={28} />
			<h1 className="h-card">{texts.noRole[lang]}</h1>
			<p className="text-muted text-pretty">{texts.noRoleLead[lang]}</p>
			<a className="btn" href={`${base}/account`}>
				{texts.toAccount[lang]}
			</a>
		</section>
	);
}

/** The person's role does not open this screen. */
export function NoRight() {
	const { lang } = useFrame();
	useTitle(texts.noRight[lang]);
	return (
		<section className="card empty-state">
			<Glyph name="lock" size={28} />
			<h1 className="h-card">{texts.noRight[lang]}</h1>
			<p className="text-muted text-pretty">{texts.noRightLead[lang]}</p>
		</section>
	);
}

/** The account has neither a second factor nor a passkey. */
export function FactorNeeded({ onCheck }: { onCheck: () => void }) {
	const { lang, base } = useFrame();
	useTitle(texts.factorNeeded[lang]);
	return (
		<section className="card empty-state">
			<Glyph name="key" size={28} />
			<h1 className="h-card">{texts.factorNeeded[lang]}</h1>
			<p className="text-muted text-pretty">{texts.factorNeededLead[lang]}</p>
			<div className="off-actions">
				<a className="btn" href={`${base}/account/data`}>
					{texts.toSettings[lang]}
				</a>
				<Button onClick={onCheck}>{texts.checkAgain[lang]}</Button>
			</div>
		</section>
	);
}
