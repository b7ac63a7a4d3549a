import { useEffect, useRef, useState } from "react";
import { CallFailure } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { instantOf } from "../../../kit/time/instant.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { CountryField } from "../../../kit/ui/country-field.tsx";
import { TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { PaymentInfo } from "../contract.ts";
import { orderTexts, askInvoiceTexts as texts } from "../page-texts.ts";
import type { InvoiceRequest, useOrder } from "./use-order.ts";

type Props = { lang: Lang; info: PaymentInfo; order: ReturnType<typeof useOrder> };

/** Form for requesting the invoice of a paid order, while the law allows it. */
export function AskInvoice(props: Props) {
	const { lang, info } = props;
	const [isOpen, setOpen] = useState(false);
	if (!info.invoiceAskableUntil) return null;
	const until = instantOf(`${info.invoiceAskableUntil}T12:00:00`, info.timeZone);
	return (
		<section className="card form-card print:hidden">
			<h2 className="h-card">{texts.title[lang]}</h2>
			<p>{texts.until[lang].replace("{day}", dateText(lang, until, info.timeZone))}</p>
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

/** State, errors and submission of the form. */
function useInvoiceRequest({ lang, info, order }: Props) {
	const [request, setRequest] = useState<InvoiceRequest>({
		name: info.payer.name,
		street: "",
		postCode: "",
		city: "",
		country: info.payer.country || "PL",
	});
	const [errors, setErrors] = useState<Record<string, string[]>>({});
	const [refusal, setRefusal] = useState<string>();
	const field = (name: keyof InvoiceRequest) => ({
		lang,
		id: `invoice-${name}`,
		label: texts[name][lang],
		error: errors[name]?.[0],
		value: request[name],
		onChange: (event: { target: { value: string } }) => setRequest({ ...request, [name]: event.target.value }),
	});
	const send = async () => {
		setErrors({});
		setRefusal(undefined);
		await order.askForInvoice(request).catch((error: unknown) => {
			const problem = error instanceof CallFailure ? error.problem : undefined;
			setErrors(problem?.modelState ?? {});
			if (!problem?.modelState) setRefusal(problem?.message ?? orderTexts.refused[lang]);
		});
	};
	return { errors, refusal, field, send };
}

function InvoiceForm(props: Props) {
	const { errors, refusal, field, send } = useInvoiceRequest(props);
	const first = useRef<HTMLFormElement>(null);
	useEffect(() => first.current?.querySelector("input")?.focus(), []);
	// after the errors are marked
	useEffect(() => first.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus(), [errors]);
	return (
		<form
			ref={first}
			className="form-inset"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void send();
			}}
		>
			<TextField {...field("name")} autoComplete="name" />
			{PARTS.map(({ name, autoComplete }) => (
				<TextField key={name} {...field(name)} autoComplete={autoComplete} />
			))}
			<CountryField {...field("country")} />
			{refusal && (
				<p className="notice notice-warn" role="alert">
					<Icon name="warning" />
					<span>{refusal}</span>
				</p>
			)}
			<button type="submit" className="btn justify-self-start">
				{texts.send[props.lang]}
			</button>
		</form>
	);
}
