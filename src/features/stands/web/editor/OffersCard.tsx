import { OpenedForm } from "../../../../kit/ui/opened-form.tsx";
import type { EditedOffer } from "../../editor-contract.ts";
import { editorTexts as texts } from "../../editor-texts.ts";
import { offerFacts } from "../offer-facts.ts";
import type { EditorPart } from "./AboutForm.tsx";
import { OfferForm } from "./OfferForm.tsx";

/** The jobs that an exhibitor offers, closed ones last. */
// long: one card's markup
export function OffersCard({ offers, onSaved, ...part }: EditorPart & { offers: EditedOffer[] }) {
	const { lang } = part;
	return (
		<section className="card acc-card" aria-labelledby="offers">
			<h2 className="h-card" id="offers">
				{texts.jobs[lang]}
			</h2>
			<ul className="stand-list">
				{offers.map((offer) => (
					<li key={offer.objectId}>
						<OpenedForm
							lang={lang}
							action={texts.change}
							actionName={texts.changeOf[lang].replace("#title", () => offer.title)}
							form={({ onClose, onSaved: onDone }) => (
								<OfferForm
									{...{ ...part, offer, onClose }}
									onSaved={(stand) => {
										onSaved(stand);
										onDone(texts.saved[lang]);
									}}
								/>
							)}
						>
							<h3 className="font-bold wrap-anywhere">{offer.title}</h3>
							<p className="text-muted wrap-anywhere">
								{offerFacts(lang, offer)}
								{!offer.isOpen && ` (${texts.closed[lang]})`}
							</p>
						</OpenedForm>
					</li>
				))}
			</ul>
			<OpenedForm
				lang={lang}
				action={texts.addJob}
				form={({ onClose, onSaved: onDone }) => (
					<OfferForm
						{...{ ...part, onClose }}
						onSaved={(stand) => {
							onSaved(stand);
							onDone(texts.saved[lang]);
						}}
					/>
				)}
			>
				{offers.length === 0 && <p className="text-muted">{texts.noJobs[lang]}</p>}
			</OpenedForm>
		</section>
	);
}
