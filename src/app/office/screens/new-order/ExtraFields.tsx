import type { getOrderChoices } from "../../../../features/manual-orders/contract.ts";
import type { ManualOrderValues } from "../../../../features/manual-orders/form.ts";
import type { AvailableOption } from "../../../../features/options/contract.ts";
import { optionFormTexts } from "../../../../features/options/form-texts.ts";
import { isParcel, offeredOptions } from "../../../../features/options/rules.ts";
import { optionNames } from "../../../../features/options/texts.ts";
import type { ResponseOf } from "../../../../kit/contract/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import type { BoundForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { SelectRow, TextRow, TickRow } from "../../pieces/form/fields.tsx";
import { RecordCard } from "../../pieces/record/RecordPage.tsx";
import { newOrderTexts as texts } from "./new-order-texts.ts";

type Props = { form: BoundForm<ManualOrderValues>; choices: ResponseOf<typeof getOrderChoices> };
type RowProps = Pick<Props, "form"> & { option: AvailableOption };

const BOXES = { lunch: "wantLunch", afterparty: "wantAfterpartyTicket", giftbag: "wantGiftbag" } as const;

/** The extras of the buyer's own ticket. A T-shirt or gift bag can be delivered. */
export function ExtraFields({ form, choices }: Props) {
	const { lang } = useFrame();
	const { kind, tickets, mode, tShirtChoice, wantGiftbag } = form.values;
	const chosen = choices.packages.find((one) => one.code === tickets[0]?.packageCode);
	if (kind === "team" || !chosen) return null;
	const isOnline = mode === "online" || !chosen.isOnsite;
	const offered = offeredOptions(chosen.options, chosen.includes, isOnline);
	const delivery = offered.find((one) => one.kind === "delivery");
	const hasParcel = offered.some((one) => isParcel(one.kind)) && (tShirtChoice !== "" || wantGiftbag);
	if (offered.length === 0) return null;
	return (
		<RecordCard title={texts.extras[lang]}>
			{offered.map((option) => (
				<ExtraRow key={option.objectId} form={form} option={option} />
			))}
			{delivery && hasParcel && <DeliveryRows form={form} option={delivery} />}
		</RecordCard>
	);
}

function ExtraRow({ form, option }: RowProps) {
	const { lang } = useFrame();
	const { kind, choices, soldOutChoices } = option;
	if (kind === "delivery") return null;
	if (kind !== "tshirt") return <TickRow {...box(form, BOXES[kind])} label={extraLabel(lang, option)} />;
	const sizeLabel = (size: string) => (soldOutChoices.includes(size) ? fill(texts.soldOut[lang], size) : size);
	const sizes = choices.map((size) => ({ value: size, label: sizeLabel(size) }));
	return (
		<SelectRow
			{...form.input("tShirtChoice")}
			label={extraLabel(lang, option)}
			options={[{ value: "", label: optionFormTexts.noShirt[lang] }, ...sizes]}
		/>
	);
}

function DeliveryRows({ form, option }: RowProps) {
	const { lang } = useFrame();
	const { wantDelivery } = form.values;
	const { firstName, lastName, deliveryFirstName, deliveryLastName } = form.values;
	const deliver = (isOn: boolean) =>
		form.set({
			wantDelivery: isOn,
			// the buyer is the default recipient
			...(isOn && {
				deliveryFirstName: deliveryFirstName || firstName,
				deliveryLastName: deliveryLastName || lastName,
			}),
		});
	return (
		<>
			<TickRow {...box(form, "wantDelivery")} label={extraLabel(lang, option)} onChange={deliver} />
			{wantDelivery && (
				<>
					<TextRow {...form.input("deliveryFirstName")} autoComplete="off" />
					<TextRow {...form.input("deliveryLastName")} autoComplete="off" />
					<TextRow {...form.input("deliveryStreet")} autoComplete="off" />
					<TextRow
						{...form.input("deliveryPostCode")}
						help={optionFormTexts.deliveryPostCodeHelp[lang]}
						autoComplete="off"
					/>
					<TextRow {...form.input("deliveryCity")} autoComplete="off" />
					<TextRow {...form.input("deliveryComment")} isOptional maxLength={300} />
				</>
			)}
		</>
	);
}

function box(form: Props["form"], name: (typeof BOXES)[keyof typeof BOXES] | "wantDelivery") {
	const { id, error, value, onChange } = form.field(name);
	return { id, error, isOn: value, onChange };
}

function extraLabel(lang: Lang, { kind, netGrosz, isIncluded, isAvailable }: AvailableOption): string {
	const free = texts[isIncluded ? "included" : "gratis"][lang];
	const price = netGrosz === 0 ? free : fill(texts.net[lang], moneyText(lang, netGrosz));
	const label = `${optionNames[kind][lang]}, ${price}`;
	return isAvailable ? label : fill(texts.soldOut[lang], label);
}
