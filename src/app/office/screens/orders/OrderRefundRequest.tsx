import {
	confirmRefundRequest,
	previewRefundRequest,
	refuseRefundRequest,
} from "../../../../features/order-office/command-contract.ts";
import type { OfficeOrder } from "../../../../features/order-office/contract.ts";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { Command, CommandButton, plainPreview } from "../../pieces/command/Command.tsx";
import { RecordActs } from "../../pieces/record/RecordPage.tsx";
import { RecordPart } from "../../pieces/record/RecordPanel.tsx";
import { orderTexts as texts } from "./order-texts.ts";
import { useOrderCalls } from "./use-order-calls.ts";

/** A refund above the limit, which another organiser confirms or refuses. */
// long: one part with its two commands
export function OrderRefundRequest({ order }: { order: OfficeOrder }) {
	const { lang } = useFrame();
	const { params, query, onDone } = useOrderCalls(order);
	const { refundRequest } = order;
	if (!refundRequest) return null;
	const { grossGrosz, by, can } = refundRequest;
	return (
		<RecordPart title={texts.request[lang]}>
			<p>
				{by === null
					? fill(texts.requestByErased[lang], moneyText(lang, grossGrosz))
					: fill(texts.requestBy[lang], { amount: moneyText(lang, grossGrosz), name: by })}
			</p>
			<RecordActs>
				<Can can={can} act="confirm">
					<CommandButton name="confirm-refund">{texts.requestConfirm[lang]}</CommandButton>
				</Can>
				<Can can={can} act="refuse">
					<CommandButton name="refuse-refund">{texts.requestDecline[lang]}</CommandButton>
				</Can>
			</RecordActs>
			<Command
				isBad
				name="confirm-refund"
				title={texts.requestConfirm[lang]}
				preview={() => call(previewRefundRequest, { params, query })}
				confirm={(preview) => preview.title}
				run={async (_, fingerprint, headers) =>
					(await call(confirmRefundRequest, { params, query, body: { fingerprint }, headers })).sentence
				}
				onDone={onDone}
			/>
			<Command
				name="refuse-refund"
				title={texts.requestDecline[lang]}
				preview={plainPreview(texts.requestDeclineEffect[lang])}
				confirm={() => texts.requestDecline[lang]}
				run={async () => (await call(refuseRefundRequest, { params, query })).sentence}
				onDone={onDone}
			/>
		</RecordPart>
	);
}
