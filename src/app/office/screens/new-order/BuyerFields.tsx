import type { ManualOrderValues } from "../../../../features/manual-orders/form.ts";
import type { BoundForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { SelectRow, TextRow } from "../../pieces/form/fields.tsx";
import { RecordCard } from "../../pieces/record/RecordPage.tsx";
import { newOrderTexts as texts } from "./new-order-texts.ts";

const LANGUAGES = [
	{ value: "pl", label: "Polski" },
	{ value: "en", label: "English" },
];

/** The person who orders, and gets the e-mails. */
export function BuyerFields({ form }: { form: BoundForm<ManualOrderValues> }) {
	const { lang } = useFrame();
	const kinds = [
		{ value: "person", label: texts.person[lang] },
		{ value: "team", label: texts.team[lang] },
	];
	return (
		<RecordCard title={texts.buyer[lang]}>
			<TextRow {...form.input("firstName")} autoComplete="off" />
			<TextRow {...form.input("lastName")} autoComplete="off" />
			<TextRow {...form.input("email")} type="email" autoComplete="off" />
			<SelectRow {...form.input("lang")} options={LANGUAGES} />
			<SelectRow {...form.input("kind")} options={kinds} />
		</RecordCard>
	);
}
