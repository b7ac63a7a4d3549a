import { type ReactNode, useState } from "react";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { EditedStand } from "../contract.ts";
import { editorTexts as texts } from "../texts.ts";
import { offerFacts, offerTitle } from "./offer-facts.ts";

type Props = {
	lang: Lang;
	/** The stand with the unsaved sentence. */
	stand: EditedStand;
	/** Renders the stand's card in a language, as visitors see it. */
	card: (shown: Lang, facts: { sentence: string; offers: number }) => ReactNode;
};

/** The stand's card and open jobs as participants see them, in both languages. */
// long: one card's markup
export function Preview({ lang, stand, card }: Props) {
	const [shown, setShown] = useState(lang);
	const offers = stand.offers.filter((one) => one.isOpen);
	const sentence = localized(shown, stand.sentence, stand.sentenceEn.trim() || null);
	return (
		<section className="stand-preview" aria-labelledby="preview">
			<div className="acc-card-head">
				<h2 className="h-card" id="preview">
					{texts.preview[lang]}
				</h2>
				<div className="flex gap-2">
					{(["pl", "en"] as const).map((one) => (
						<button
							key={one}
							type="button"
							className={one === shown ? "btn btn-list" : "btn btn-outline btn-list"}
							aria-pressed={one === shown}
							onClick={() => setShown(one)}
						>
							{one === "pl" ? "Polski" : "English"}
						</button>
					))}
				</div>
			</div>
			{stand.isPublished ? (
				<div className="grid gap-3" lang={shown}>
					{card(shown, { sentence, offers: offers.length })}
					<ul className="stand-list">
						{offers.map((one) => (
							<li key={one.objectId} className="wrap-anywhere">
								<b>{offerTitle(shown, one)}</b>
								<span className="block text-muted">{offerFacts(shown, one)}</span>
							</li>
						))}
					</ul>
				</div>
			) : (
				<p className="text-muted text-pretty">{texts.hidden[lang]}</p>
			)}
		</section>
	);
}
