import { fill } from "../../../kit/i18n/fill.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { OpenedForm } from "../../../kit/ui/opened-form.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import type { EditedOffer } from "../contract.ts";
import { WAYS } from "../rules.ts";
import { editorTexts as texts } from "../texts.ts";
import type { EditorPart } from "./AboutForm.tsx";
import { OfferForm } from "./OfferForm.tsx";
import { offerFacts, offerTitle } from "./offer-facts.ts";
import { type MoveProps, moverId, useMoving } from "./use-moving.ts";

/** An exhibitor's jobs in their order, closed ones last. */
// long: one card's markup
export function OffersCard({ offers, onSaved, ...part }: EditorPart & { offers: EditedOffer[] }) {
	const { lang } = part;
	const moving = useMoving({ ...part, onSaved }, offers);
	return (
		<section className="card acc-card" aria-labelledby="offers">
			<h2 className="h-card" id="offers">
				{texts.jobs[lang]}
			</h2>
			<StatusMessage told={moving.told} />
			<ul className="stand-list">
				{offers.map((offer) => (
					<li key={offer.objectId} className="stand-order">
						<Movers lang={lang} offer={offer} moving={moving} />
						<OpenedForm
							lang={lang}
							action={texts.change}
							actionName={fill(texts.changeOf[lang], { title: offerTitle(lang, offer) })}
							form={({ onClose, onSaved: onDone }) => (
								<OfferForm
									{...part}
									offer={offer}
									onClose={onClose}
									onSaved={(stand) => {
										onSaved(stand);
										onDone(texts.saved[lang]);
									}}
								/>
							)}
						>
							<h3 className="font-bold wrap-anywhere">{offerTitle(lang, offer)}</h3>
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
						{...part}
						onClose={onClose}
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

function Movers({ lang, offer, moving }: { lang: EditorPart["lang"]; offer: EditedOffer; moving: MoveProps }) {
	return (
		<div className="stand-movers">
			{WAYS.map((to) => (
				<button
					key={to}
					id={moverId(offer.objectId, to)}
					type="button"
					className="stand-mover"
					aria-label={fill(texts[to === "up" ? "moveUp" : "moveDown"][lang], { title: offerTitle(lang, offer) })}
					aria-disabled={!moving.canMove(offer.objectId, to)}
					onClick={() => moving.move(offer, to)}
				>
					<Icon name={to} size={22} />
				</button>
			))}
		</div>
	);
}
