import type { getOrderChoices, OrderPackage } from "../../../../features/manual-orders/contract.ts";
import {
	EMPTY_ROW,
	type ManualOrderValues,
	NO_EXTRAS,
	type TicketRow,
} from "../../../../features/manual-orders/form.ts";
import { manualOrderFields as labels } from "../../../../features/manual-orders/texts.ts";
import type { GuestMode } from "../../../../features/registration/guest.ts";
import type { ResponseOf } from "../../../../kit/contract/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import type { BoundForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Button } from "../../pieces/Button.tsx";
import { SelectRow, TextRow } from "../../pieces/form/fields.tsx";
import { RecordCard } from "../../pieces/record/RecordPage.tsx";
import { newOrderTexts as texts } from "./new-order-texts.ts";

type Choices = ResponseOf<typeof getOrderChoices>;
type Props = { form: BoundForm<ManualOrderValues>; choices: Choices };

const OTHER_PACKAGE = { mode: "" as const, ...NO_EXTRAS };

/** Packages with their counts, and prices by the rules or agreed ones. */
export function TicketFields({ form, choices }: Props) {
	const { lang } = useFrame();
	const { tickets, kind } = form.values;
	const isTeam = kind === "team";
	const rows = isTeam ? tickets : tickets.slice(0, 1);
	const isAgreed = rows.some((one) => one.price.trim() !== "");
	const change = (index: number, part: Partial<TicketRow>) =>
		form.set({
			tickets: tickets.map((one, at) => (at === index ? { ...one, ...part } : one)),
			// a package of one kind has no choice of attendance
			...(part.packageCode !== undefined && OTHER_PACKAGE),
		});
	return (
		<RecordCard title={texts.tickets[lang]}>
			{rows.map((row, index) => (
				<TicketRowFields
					key={index}
					form={form}
					choices={choices}
					row={row}
					index={index}
					onChange={(part) => change(index, part)}
				/>
			))}
			{isTeam && tickets.length < choices.packages.length && <AddAndRemove form={form} />}
			{!isTeam && <OwnPlace form={form} choices={choices} />}
			{isAgreed && <TextRow {...form.input("reason")} help={texts.reasonHelp[lang]} autoComplete="off" />}
			<TextRow {...form.input("code")} isOptional autoComplete="off" />
		</RecordCard>
	);
}

function AddAndRemove({ form }: Pick<Props, "form">) {
	const { lang } = useFrame();
	const { tickets } = form.values;
	return (
		<div className="rcd-acts">
			<Button look="soft" icon="plus" onClick={() => form.set({ tickets: [...tickets, EMPTY_ROW] })}>
				{texts.addPackage[lang]}
			</Button>
			{tickets.length > 1 && (
				<Button look="plain" onClick={() => form.set({ tickets: tickets.slice(0, -1) })}>
					{fill(texts.removePackage[lang], tickets.length)}
				</Button>
			)}
		</div>
	);
}

type RowProps = Props & { row: TicketRow; index: number; onChange(part: Partial<TicketRow>): void };

function TicketRowFields({ form, choices, row, index, onChange }: RowProps) {
	const { lang } = useFrame();
	const isTeam = form.values.kind === "team";
	const field = (part: string, label: string) => {
		const name = `tickets.${index}${part}` as const;
		return { lang, id: form.idOf(name), label, error: form.errors[name] };
	};
	const many = isTeam && form.values.tickets.length > 1;
	return (
		<>
			<SelectRow
				{...field("", many ? fill(texts.packageOf[lang], index + 1) : labels.package[lang])}
				value={row.packageCode}
				onChange={({ target }) => onChange({ packageCode: target.value })}
				options={[
					{ value: "", label: texts.choosePackage[lang] },
					...choices.packages.map((one) => ({ value: one.code, label: packageLabel(lang, one) })),
				]}
			/>
			{isTeam && (
				<TextRow
					{...field("-quantity", labels.quantity[lang])}
					value={row.quantity}
					onChange={({ target }) => onChange({ quantity: target.value })}
					inputMode="numeric"
				/>
			)}
			{choices.can.agreePrice && (
				<TextRow
					{...field("-price", labels.price[lang])}
					value={row.price}
					onChange={({ target }) => onChange({ price: target.value })}
					inputMode="decimal"
					isOptional
					help={texts.priceHelp[lang]}
				/>
			)}
		</>
	);
}

function packageLabel(lang: Lang, { name, netGrosz, left }: OrderPackage): string {
	const choice =
		netGrosz === null
			? fill(texts.notOnSale[lang], { package: name })
			: fill(texts.onSale[lang], { package: name, net: moneyText(lang, netGrosz) });
	return left === null ? choice : fill(texts.left[lang], { choice, left });
}

/** The edition and the attendance of the buyer's own ticket. */
function OwnPlace({ form, choices }: Props) {
	const { lang } = useFrame();
	const chosen = choices.packages.find((one) => one.code === form.values.tickets[0]?.packageCode);
	const editions = choices.editions.map(({ code, name }) => ({ value: code, label: name }));
	const modes = [
		{ value: "", label: texts.onsite[lang] },
		{ value: "online", label: texts.online[lang] },
	];
	return (
		<>
			{editions.length > 0 && (
				<SelectRow
					{...form.input("calendarCode")}
					options={[{ value: "", label: texts.chooseEdition[lang] }, ...editions]}
				/>
			)}
			{chosen?.isOnline && chosen.isOnsite && (
				<SelectRow
					{...form.input("mode")}
					onChange={({ target }) => form.set({ mode: target.value as GuestMode, ...NO_EXTRAS })}
					options={modes}
				/>
			)}
		</>
	);
}
