import { methods } from "../../../../features/documents/texts.ts";
import {
	markRefundSent,
	previewPaymentRefund,
	previewRefundSent,
	previewTransfer,
	recordTransfer,
	refundPayment,
} from "../../../../features/order-office/command-contract.ts";
import type { OfficeOrder } from "../../../../features/order-office/contract.ts";
import { call } from "../../../../kit/api/call.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { groszOf, moneyText } from "../../../../kit/money/amounts.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { Command, CommandButton } from "../../pieces/command/Command.tsx";
import { shortMoment } from "../../pieces/dates.ts";
import { sumText } from "../../pieces/figures.ts";
import { TextRow } from "../../pieces/form/fields.tsx";
import { Glyph } from "../../pieces/Glyph.tsx";
import { RecordLine } from "../../pieces/record/RecordPage.tsx";
import { RecordPart } from "../../pieces/record/RecordPanel.tsx";
import { orderTexts as texts } from "./order-texts.ts";
import { useOrderCalls } from "./use-order-calls.ts";

const isMethod = (name: string | null): name is keyof typeof methods => name !== null && name in methods;

/** Money that came and went, and what can be done with it. */
export function OrderPayments({ order }: { order: OfficeOrder }) {
	const { lang } = useFrame();
	return (
		<RecordPart
			title={texts.payment[lang]}
			action={
				<Can can={order.can} act="recordTransfer">
					<CommandButton name="transfer" look="plain">
						{texts.record[lang]}
					</CommandButton>
				</Can>
			}
		>
			{order.payments.length === 0 && <p className="text-muted">{texts.noPayment[lang]}</p>}
			{order.payments.map((one) => (
				<Payment key={one.objectId} order={order} payment={one} />
			))}
			{order.refunds.map((one) => (
				<Refund key={one.objectId} order={order} refund={one} />
			))}
			{order.dueGrosz > 0 && <RecordLine end={<b>{moneyText(lang, order.dueGrosz)}</b>}>{texts.due[lang]}</RecordLine>}
			<RecordTransfer order={order} />
		</RecordPart>
	);
}

function Payment({ order, payment }: { order: OfficeOrder; payment: OfficeOrder["payments"][number] }) {
	const { lang } = useFrame();
	const { objectId, provider, method, reference, settledDate, createdDate, amountGrosz, can } = payment;
	const { params, query, onDone } = useOrderCalls(order);
	const name = isMethod(method) ? methods[method][lang] : provider === "transfer" ? methods.transfer[lang] : provider;
	const at = { ...params, paymentId: objectId };
	return (
		<>
			<RecordLine
				end={
					<>
						<span className="text-muted">{shortMoment(lang, settledDate ?? createdDate, order.timeZone)}</span>
						<b>{sumText(lang, amountGrosz)}</b>
						<Can can={can} act="refund">
							<CommandButton name={`return-${objectId}`} look="plain">
								{texts.returnPayment[lang]}
							</CommandButton>
						</Can>
					</>
				}
			>
				<Glyph name={provider === "transfer" ? "bank" : "check"} />
				{[name, provider === "transfer" && reference].filter(Boolean).join(", ")}
			</RecordLine>
			<Command
				isBad
				name={`return-${objectId}`}
				title={texts.returnTitle[lang]}
				preview={() => call(previewPaymentRefund, { params: at, query })}
				confirm={(preview) => preview.title}
				run={async (_, fingerprint, headers) =>
					(await call(refundPayment, { params: at, query, body: { fingerprint }, headers })).sentence
				}
				onDone={onDone}
			/>
		</>
	);
}

function Refund({ order, refund }: { order: OfficeOrder; refund: OfficeOrder["refunds"][number] }) {
	const { lang } = useFrame();
	const { objectId, settledDate, createdDate, amountGrosz, message, can } = refund;
	const { params, query, onDone } = useOrderCalls(order);
	const at = { ...params, refundId: objectId };
	return (
		<>
			<RecordLine
				note={message ?? undefined}
				end={
					<>
						<span className="text-muted">{shortMoment(lang, settledDate ?? createdDate, order.timeZone)}</span>
						<b>{sumText(lang, -amountGrosz)}</b>
						<Can can={can} act="markSent">
							<CommandButton name={`sent-${objectId}`} look="plain">
								{texts.markSent[lang]}
							</CommandButton>
						</Can>
					</>
				}
			>
				<Glyph name="refund" />
				{texts.refundRow[lang]}
			</RecordLine>
			<Command
				name={`sent-${objectId}`}
				title={texts.markSentTitle[lang]}
				preview={() => call(previewRefundSent, { params: at, query })}
				confirm={() => texts.markSent[lang]}
				run={async (_, fingerprint, headers) =>
					(await call(markRefundSent, { params: at, query, body: { fingerprint }, headers })).sentence
				}
				onDone={onDone}
			/>
		</>
	);
}

/** "1249,05", or "1249.05" in English: an amount as people type it. */
const typedAmount = (lang: Lang, grosz: number) =>
	lang === "en" ? sumText("pl", grosz).replace(",", ".") : sumText("pl", grosz);

type Transfer = { amount: string; reference: string };

/** In grosz; 0 for anything but an amount. */
const amountOf = ({ amount }: Pick<Transfer, "amount">) => groszOf(amount) ?? 0;

// long: one command with its input
function RecordTransfer({ order }: { order: OfficeOrder }) {
	const { lang } = useFrame();
	const { params, query, onDone } = useOrderCalls(order);
	const bodyOf = ({ amount, reference }: Transfer) => ({
		amountGrosz: amountOf({ amount }),
		reference: reference.trim() || null,
	});
	return (
		<Can can={order.can} act="recordTransfer">
			<Command<Transfer>
				name="transfer"
				title={texts.record[lang]}
				initial={{ amount: typedAmount(lang, order.dueGrosz), reference: "" }}
				isReady={(input) => amountOf(input) > 0}
				fields={(input, set) => (
					<>
						<TextRow
							lang={lang}
							id="transfer-amount"
							label={texts.amount[lang]}
							inputMode="decimal"
							error={amountOf(input) > 0 ? undefined : texts.wrongAmount[lang]}
							value={input.amount}
							onChange={({ target }) => set({ ...input, amount: target.value })}
						/>
						<TextRow
							lang={lang}
							id="transfer-reference"
							label={texts.reference[lang]}
							isOptional
							maxLength={200}
							value={input.reference}
							onChange={({ target }) => set({ ...input, reference: target.value })}
						/>
					</>
				)}
				preview={(input) => call(previewTransfer, { params, query, body: bodyOf(input) })}
				confirm={() => texts.record[lang]}
				run={async (input, fingerprint, headers) =>
					(await call(recordTransfer, { params, query, body: { ...bodyOf(input), fingerprint }, headers })).sentence
				}
				onDone={onDone}
			/>
		</Can>
	);
}
