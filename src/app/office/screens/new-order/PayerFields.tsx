import type { ManualOrderValues } from "../../../../features/manual-orders/form.ts";
import { paymentTexts } from "../../../../features/orders/payment-texts.ts";
import type { BoundForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { CountryRow } from "../../pieces/form/CountryRow.tsx";
import { SelectRow, TextRow } from "../../pieces/form/fields.tsx";
import { RecordCard } from "../../pieces/record/RecordPage.tsx";
import { newOrderTexts as texts } from "./new-order-texts.ts";

/** The payer's data by the rules of the public form, and how the order is paid. */
export function PayerFields({ form }: { form: BoundForm<ManualOrderValues> }) {
	const { lang } = useFrame();
	const { payer, payment } = form.values;
	const payers = [
		{ value: "company", label: texts.company[lang] },
		{ value: "person", label: texts.private[lang] },
		{ value: "none", label: texts.none[lang] },
	];
	const payments = [
		{ value: "transfer", label: texts.transfer[lang] },
		{ value: "paid", label: texts.paid[lang] },
	];
	return (
		<RecordCard title={texts.payer[lang]}>
			<SelectRow {...form.input("payer")} options={payers} />
			{payer === "company" && <TextRow {...form.input("payerNip")} help={paymentTexts.payerNipHelp[lang]} />}
			{payer !== "none" && (
				<>
					<TextRow {...form.input("payerName")} autoComplete="off" />
					<TextRow {...form.input("payerStreet")} autoComplete="off" />
					<TextRow {...form.input("payerPostCode")} autoComplete="off" />
					<TextRow {...form.input("payerCity")} autoComplete="off" />
					<CountryRow {...form.input("payerCountry")} />
					<TextRow {...form.input("payerComments")} isOptional help={paymentTexts.payerCommentsHelp[lang]} />
				</>
			)}
			<SelectRow {...form.input("payment")} options={payments} />
			{payment === "transfer" ? (
				<TextRow {...form.input("days")} inputMode="numeric" />
			) : (
				<TextRow {...form.input("reference")} isOptional help={texts.referenceHelp[lang]} autoComplete="off" />
			)}
		</RecordCard>
	);
}
