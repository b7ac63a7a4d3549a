import {
	approveDeferred,
	cancelUnpaidOrder,
	extendDeadline,
	previewApproval,
	previewCancellation,
	previewCodes,
	previewExtension,
	previewRefund,
	refundTickets,
	resendCodes,
} from "../../../../features/order-office/command-contract.ts";
import type { OfficeOrder, OrderCan } from "../../../../features/order-office/contract.ts";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { Command, CommandButton } from "../../pieces/command/Command.tsx";
import { CountRow, TickRow } from "../../pieces/form/fields.tsx";
import { RecordActs } from "../../pieces/record/RecordPage.tsx";
import { RecordPart } from "../../pieces/record/RecordPanel.tsx";
import { orderTexts as texts } from "./order-texts.ts";
import { useOrderCalls } from "./use-order-calls.ts";

type Props = { order: OfficeOrder };

const ACTS = ["approve", "extend", "refund", "cancel"] as const satisfies readonly (keyof OrderCan)[];

/** The acts on the order as a whole. */
export function OrderActs({ order }: Props) {
	const { lang } = useFrame();
	if (!ACTS.some((act) => order.can[act])) return null;
	return (
		<RecordPart title={texts.acts[lang]}>
			<RecordActs>
				{ACTS.map((act) => (
					<Can key={act} can={order.can} act={act}>
						<CommandButton name={act}>{texts[act][lang]}</CommandButton>
					</Can>
				))}
			</RecordActs>
			<Approve order={order} />
			<Extend order={order} />
			<RefundTickets order={order} />
			<Cancel order={order} />
		</RecordPart>
	);
}

function Approve({ order }: Props) {
	const { lang } = useFrame();
	const { params, query, onDone } = useOrderCalls(order);
	return (
		<Command
			name="approve"
			title={texts.approveTitle[lang]}
			preview={() => call(previewApproval, { params, query })}
			confirm={() => texts.approve[lang]}
			run={async (_, fingerprint, headers) =>
				(await call(approveDeferred, { params, query, body: { fingerprint }, headers })).sentence
			}
			onDone={onDone}
		/>
	);
}

function Cancel({ order }: Props) {
	const { lang } = useFrame();
	const { params, query, onDone } = useOrderCalls(order);
	return (
		<Command
			isBad
			name="cancel"
			title={texts.cancel[lang]}
			preview={() => call(previewCancellation, { params, query })}
			confirm={() => texts.cancel[lang]}
			run={async (_, fingerprint, headers) =>
				(await call(cancelUnpaidOrder, { params, query, body: { fingerprint }, headers })).sentence
			}
			onDone={onDone}
		/>
	);
}

function Extend({ order }: Props) {
	const { lang } = useFrame();
	const { params, query, onDone } = useOrderCalls(order);
	return (
		<Command<number>
			name="extend"
			title={texts.extend[lang]}
			initial={3}
			isReady={(days) => days > 0}
			fields={(days, set) => <CountRow label={texts.days[lang]} value={days} max={30} onChange={set} />}
			preview={(days) => call(previewExtension, { params, query, body: { days } })}
			confirm={() => texts.extend[lang]}
			run={async (days, fingerprint, headers) =>
				(await call(extendDeadline, { params, query, body: { days, fingerprint }, headers })).sentence
			}
			onDone={onDone}
		/>
	);
}

/** Sends the codes again, from the line that counts them. */
export function ResendCodes({ order }: Props) {
	const { lang } = useFrame();
	const { params, query, onDone } = useOrderCalls(order);
	return (
		<Command
			name="codes"
			title={texts.resendTitle[lang]}
			preview={() => call(previewCodes, { params, query })}
			confirm={() => texts.resendTitle[lang]}
			run={async (_, fingerprint, headers) =>
				(await call(resendCodes, { params, query, body: { fingerprint }, headers })).sentence
			}
			onDone={onDone}
		/>
	);
}

type RefundInput = { quantities: Readonly<Record<number, number>>; countsElsewhere: boolean };

// long: one command with its input
function RefundTickets({ order }: Props) {
	const { lang } = useFrame();
	const { params, query, onDone } = useOrderCalls(order);
	const lines = order.lines.filter((line) => line.refundableQuantity > 0);
	const bodyOf = ({ quantities, countsElsewhere }: RefundInput) => ({
		tickets: lines.flatMap(({ position }) => {
			const quantity = quantities[position] ?? 0;
			return quantity > 0 ? [{ position, quantity }] : [];
		}),
		countsElsewhere,
	});
	return (
		<Command<RefundInput>
			isBad
			name="refund"
			title={texts.refundTitle[lang]}
			initial={{
				quantities: Object.fromEntries(lines.map((line) => [line.position, line.refundableQuantity])),
				countsElsewhere: false,
			}}
			isReady={(input) => bodyOf(input).tickets.length > 0}
			fields={(input, set) => (
				<>
					{lines.map(({ position, name, nameEn, refundableQuantity }) => (
						<CountRow
							key={position}
							label={fill(texts.ofRefundable[lang], { item: localized(lang, name, nameEn), count: refundableQuantity })}
							value={input.quantities[position] ?? 0}
							max={refundableQuantity}
							onChange={(quantity) => set({ ...input, quantities: { ...input.quantities, [position]: quantity } })}
						/>
					))}
					{order.refunds.some((one) => one.state === "elsewhere") && (
						<TickRow
							label={texts.elsewhere[lang]}
							isOn={input.countsElsewhere}
							onChange={(countsElsewhere) => set({ ...input, countsElsewhere })}
						/>
					)}
				</>
			)}
			preview={(input) => call(previewRefund, { params, query, body: bodyOf(input) })}
			confirm={({ figures }) => [texts.refund[lang], figures[0]?.value].filter(Boolean).join(" ")}
			run={async (input, fingerprint, headers) =>
				(await call(refundTickets, { params, query, body: { ...bodyOf(input), fingerprint }, headers })).sentence
			}
			onDone={onDone}
		/>
	);
}
