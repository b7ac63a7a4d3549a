import { countryName } from "../../../kit/address/country-names.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { amountText, lineAmounts, moneyText } from "../../../kit/money/amounts.ts";
import { basisFor, firstGrosz, firstText, type PriceBasis } from "../../../kit/money/displayed-price.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { giveBackTexts as backTexts } from "../codes-texts.ts";
import type { PaymentInfo } from "../contract.ts";
import { orderTexts as texts } from "../page-texts.ts";
import { CopyButton } from "./CopyButton.tsx";

/** The bill: gross for people, net and VAT for companies. */
// long: one bill's markup, a line after the other
export function OrderLines({ lang, info }: { lang: Lang; info: PaymentInfo }) {
	const isOpen = info.status === "reserved";
	const basis = basisFor(info.payer.nip !== "");
	const vat = (
		<p className="ticket-line">
			<span>{texts[basis === "net" ? "vat" : "vatIncluded"][lang]}</span>
			<span className="tabular whitespace-nowrap">{moneyText(lang, info.vatGrosz)}</span>
		</p>
	);
	return (
		<aside className="ticket beams on-dark" aria-label={texts.whatYouBuy[lang]}>
			<div className="ticket-top">
				<p className="ticket-event">{fill(texts.number[lang], info.number)}</p>
				<p className="ticket-name">{localized(lang, info.eventName, info.eventNameEn)}</p>
			</div>
			<div className="ticket-foot">
				{info.lines.map((line) => (
					<Line key={line.name} lang={lang} basis={basis} line={line} />
				))}
				{info.freeOptions.map(({ name, nameEn }) => (
					<p key={name} className="ticket-line">
						<span>1 × {localized(lang, name, nameEn)}</span>
						<span className="whitespace-nowrap">{texts.included[lang]}</span>
					</p>
				))}
				{basis === "net" && vat}
				{isOpen && info.paidGrosz > 0 && (
					<p className="ticket-line">
						<span>{texts.paidPart[lang]}</span>
						<span className="tabular whitespace-nowrap">{moneyText(lang, -info.paidGrosz)}</span>
					</p>
				)}
				<p className="ticket-total">
					<span>{texts[isOpen ? "toPay" : "total"][lang]}</span>
					<strong>{moneyText(lang, isOpen ? info.dueGrosz : info.grossGrosz)}</strong>
				</p>
				{basis === "gross" && info.vatGrosz > 0 && vat}
				{info.refundedGrosz > 0 && (
					<p className="ticket-line">
						<span>{backTexts[info.refunds.length > 0 ? "refunded" : "takenOff"][lang]}</span>
						<span className="tabular whitespace-nowrap">{moneyText(lang, -info.refundedGrosz)}</span>
					</p>
				)}
			</div>
		</aside>
	);
}

type LineProps = { lang: Lang; basis: PriceBasis; line: PaymentInfo["lines"][number] };

/** An item with its discounts and refunds. */
function Line({ lang, basis, line }: LineProps) {
	return (
		<p className="ticket-line">
			<span>
				{line.quantity} × {localized(lang, line.name, line.nameEn)}
				{line.unitNetGrosz < line.listNetGrosz && (
					<small className="block">{fill(texts.withCode[lang], firstText(lang, basis, listed(line)))}</small>
				)}
				{line.refundedQuantity > 0 && (
					<small className="block">{fill(backTexts.piecesBack[lang], line.refundedQuantity)}</small>
				)}
				{line.reducedGrosz > 0 && (
					<small className="block">{fill(backTexts.reduced[lang], moneyText(lang, line.reducedGrosz))}</small>
				)}
			</span>
			<span className="tabular whitespace-nowrap">{moneyText(lang, firstGrosz(basis, line))}</span>
		</p>
	);
}

/** A line's price without the code. */
function listed({ quantity, listNetGrosz, vatRate }: PaymentInfo["lines"][number]) {
	return lineAmounts(quantity, listNetGrosz, vatRate);
}

type Transfer = NonNullable<PaymentInfo["transfer"]>;

export function TransferData({ lang, info, transfer }: { lang: Lang; info: PaymentInfo; transfer: Transfer }) {
	const { dueGrosz } = info;
	return (
		<section className="card form-card">
			<dl className="transfer">
				<Copied lang={lang} label={texts.recipient[lang]} value={transfer.recipient} />
				<Copied lang={lang} label={texts.account[lang]} value={transfer.account} />
				<Copied lang={lang} label={texts.title[lang]} value={transfer.title} />
				<Copied
					lang={lang}
					label={texts.amount[lang]}
					value={moneyText(lang, dueGrosz)}
					copied={amountText(lang, dueGrosz)}
				/>
			</dl>
		</section>
	);
}

/** `copied` replaces the shown value. */
function Copied({ lang, label, value, copied }: { lang: Lang; label: string; value: string; copied?: string }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>
				<b className="tabular break-words text-balance min-w-0">{value}</b>
				<CopyButton
					className="btn btn-soft btn-list"
					label={texts.copy[lang]}
					copiedLabel={texts.copied[lang]}
					text={(copied ?? value).replace(/\s/g, " ")}
					name={`${texts.copy[lang]}: ${label}`}
				/>
			</dd>
		</div>
	);
}

export function PayerData({ lang, payer }: { lang: Lang; payer: PaymentInfo["payer"] }) {
	const town = [payer.postCode, payer.city].filter(Boolean).join(" ");
	const place = [payer.street, town, payer.street && payer.country !== "PL" ? countryName(lang, payer.country) : ""];
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.payer[lang]}</h2>
			<address className="not-italic grid gap-1">
				<b className="break-words">{payer.name}</b>
				{place.filter(Boolean).map((line) => (
					<span key={line}>{line}</span>
				))}
				{payer.nip && (
					<span className="tabular">
						{texts[payer.country === "PL" ? "nip" : "foreignTaxNumber"][lang]} {payer.nip}
					</span>
				)}
			</address>
			{payer.comments && (
				<p>
					<b>{texts.comments[lang]}:</b> {payer.comments}
				</p>
			)}
		</section>
	);
}

export function DeliveryData({ lang, delivery }: { lang: Lang; delivery: PaymentInfo["delivery"] }) {
	if (!delivery) return null;
	const { firstName, lastName, street, postCode, city, comment } = delivery;
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.delivery[lang]}</h2>
			<address className="not-italic grid gap-1 wrap-anywhere">
				<b>
					{firstName} {lastName}
				</b>
				<span>{street}</span>
				<span>
					{postCode} {city}
				</span>
			</address>
			{comment && (
				<p className="wrap-anywhere">
					<b>{texts.courierNote[lang]}:</b> {comment}
				</p>
			)}
		</section>
	);
}

export function Documents({ lang, documents }: { lang: Lang; documents: PaymentInfo["documents"] }) {
	if (documents.length === 0) return null;
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.documents[lang]}</h2>
			<ul className="transfer">
				{documents.map(({ number, kind, pdfUrl, xmlUrl }) => (
					<li key={number} className="order-document">
						<span className="min-w-0">
							{texts[kind][lang]} <b className="tabular break-words">{number}</b>
						</span>
						<span className="pay-ways">
							{[
								{ url: pdfUrl, name: "PDF" },
								{ url: xmlUrl, name: "XML" },
							].map(
								({ url, name }) =>
									url && (
										<a
											key={name}
											className="btn btn-soft btn-list"
											href={url}
											aria-label={`${name}: ${texts[kind][lang]} ${number}`}
										>
											<Icon name="download" size={18} />
											{name}
										</a>
									),
							)}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

export function Tickets({ lang, tickets }: { lang: Lang; tickets: PaymentInfo["tickets"] }) {
	if (tickets.length === 0) return null;
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.tickets[lang]}</h2>
			<ul className="transfer">
				{tickets.map(({ number, packageName, holder, pageUrl, pdfUrl }) => (
					<li key={number} className="order-document">
						<span className="min-w-0">
							{packageName}, <b className="break-words">{holder}</b>
						</span>
						<span className="pay-ways">
							<a
								className="btn btn-soft btn-list"
								href={pageUrl}
								aria-label={`${texts.ticketOnPhone[lang]}: ${packageName}, ${number}`}
							>
								{texts.ticketOnPhone[lang]}
							</a>
							<a className="btn btn-soft btn-list" href={pdfUrl} aria-label={`PDF: ${packageName}, ${number}`}>
								<Icon name="download" size={18} />
								PDF
							</a>
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
