import { useEffect, useRef, useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { calendarDateText } from "../../../kit/time/zone.ts";
import { CountryField } from "../../../kit/ui/country-field.tsx";
import { TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import type { PaymentInfo } from "../contract.ts";
import { invoiceForm } from "../invoice-form.ts";
import { orderTexts, askInvoiceTexts as texts } from "../page-texts.ts";
import type { useOrder } from "./use-order.ts";

type Props = { lang: Lang; info: PaymentInfo; order: ReturnType<typeof useOrder> };

/** The form that asks for a paid order's invoice, while the law allows it. */
export function AskInvoice(props: Props) {
	const { lang, info } = props;
	const [isOpen, setOpen] = useState(false);
	if (!info.invoiceAskableUntil) return null;
	return (
		<section className="card form-card print:hidden">
			<h2 className="h-card">{texts.title[lang]}</h2>
			<p>{texts.until[lang].replace("{day}", calendarDateText(lang, info.invoiceAskableUntil))}</p>
			{isOpen ? (
				<InvoiceForm {...props} />
			) : (
				<button type="button" className="btn btn-soft justify-self-start" onClick={() => setOpen(true)}>
					{texts.open[lang]}
				</button>
			)}
		</section>
	);
}

const PARTS = [
	{ name: "street", autoComplete: "street-address" },
	{ name: "postCode", autoComplete: "postal-code" },
	{ name: "city", autoComplete: "address-level2" },
] as const;

function InvoiceForm({ lang, info, order }: Props) {
	const element = useRef<HTMLFormElement>(null);
	useEffect(() => element.current?.querySelector("input")?.focus(), []);
	const form = useForm({
		form: invoiceForm,
		lang,
		id: "invoice",
		initial: { name: info.payer.name, country: info.payer.country || "PL" },
		noAnswer: orderTexts.refused,
		save: order.askForInvoice,
	});
	return (
		<form ref={element} className="form-inset" noValidate {...form.handlers}>
			<TextField {...form.input("name")} autoComplete="name" />
			{PARTS.map(({ name, autoComplete }) => (
				<TextField key={name} {...form.input(name)} autoComplete={autoComplete} />
			))}
			<CountryField {...form.input("country")} />
			{form.failure && (
				<p className="notice notice-warn" role="alert">
					<Icon name="warning" />
					<span>{form.failure}</span>
				</p>
			)}
			<button type="submit" className="btn justify-self-start">
				{texts.send[lang]}
			</button>
		</form>
	);
}
