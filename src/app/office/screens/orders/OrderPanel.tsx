import { useQuery } from "@tanstack/react-query";
import { titles } from "../../../../features/documents/texts.ts";
import type { OfficeOrder } from "../../../../features/order-office/contract.ts";
import { officeOrderQuery } from "../../../../features/order-office/web/office-order-queries.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { CommandButton } from "../../pieces/command/Command.tsx";
import { shortDay } from "../../pieces/dates.ts";
import { sumText } from "../../pieces/figures.ts";
import { Glyph } from "../../pieces/Glyph.tsx";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordBar, RecordLine } from "../../pieces/record/RecordPage.tsx";
import { RecordPanel, RecordPart, RecordTop } from "../../pieces/record/RecordPanel.tsx";
import { Timeline } from "../../pieces/record/Timeline.tsx";
import { FileLink, StateMark } from "../../pieces/StateMark.tsx";
import { OrderActs, ResendCodes } from "./OrderActs.tsx";
import { OrderPayer } from "./OrderPayer.tsx";
import { OrderPayments } from "./OrderPayments.tsx";
import { OrderRefundRequest } from "./OrderRefundRequest.tsx";
import { OrderMark } from "./order-columns.tsx";
import { orderTexts as texts } from "./order-texts.ts";

/** One order beside the list: find, understand and settle it. */
export function OrderPanel({ state }: { state: ListState }) {
	const { lang, event } = useFrame();
	const order = useQuery(officeOrderQuery(lang, event.code, state.open));
	return (
		<RecordPanel state={state} record={order} above={fill(texts.order[lang], state.open)}>
			{(found) => <Order order={found} />}
		</RecordPanel>
	);
}

function Order({ order }: { order: OfficeOrder }) {
	const { lang } = useFrame();
	const { account } = order;
	return (
		<>
			<RecordTop
				above={fill(texts.order[lang], order.number)}
				title={order.buyer.name}
				sub={account ? fill(texts.boughtBy[lang], { name: account.name, email: account.email }) : texts.noAccount[lang]}
				figure={moneyText(lang, order.grossGrosz)}
				mark={<OrderMark lang={lang} state={order.state} />}
			/>
			<Lines order={order} />
			<OrderPayments order={order} />
			<Documents order={order} />
			<OrderPayer order={order} />
			<OrderRefundRequest order={order} />
			<OrderActs order={order} />
			<History order={order} />
		</>
	);
}

// long: one part's markup
function Lines({ order }: { order: OfficeOrder }) {
	const { lang } = useFrame();
	const used = order.codes.filter((one) => one.state === "used").length;
	const unused = order.codes.filter((one) => one.state === "unused").length;
	const codesText = fill(texts.codes[lang], { used, all: order.codes.length });
	return (
		<RecordPart>
			{order.lines.map((line) => (
				<RecordLine
					key={line.position}
					end={sumText(lang, line.netGrosz)}
					note={[
						line.refundedQuantity > 0 && fill(texts.refunded[lang], line.refundedQuantity),
						line.reducedGrosz > 0 && fill(texts.discount[lang], moneyText(lang, line.reducedGrosz)),
					]
						.filter(Boolean)
						.join(", ")}
				>
					{`${line.quantity} × ${localized(lang, line.name, line.nameEn)}, ${fill(texts.each[lang], moneyText(lang, line.unitNetGrosz))}`}
				</RecordLine>
			))}
			<RecordLine end={sumText(lang, order.vatGrosz)}>{texts.vat[lang]}</RecordLine>
			{order.codes.length > 0 && (
				<>
					<RecordLine
						end={
							<Can can={order.can} act="resendCodes">
								<CommandButton name="codes" look="plain">
									{fill(texts.resend[lang], unused)}
								</CommandButton>
							</Can>
						}
					>
						<b>{codesText}</b>
					</RecordLine>
					<RecordBar part={used} whole={order.codes.length} label={codesText} />
					<ResendCodes order={order} />
				</>
			)}
		</RecordPart>
	);
}

function Documents({ order }: { order: OfficeOrder }) {
	const { lang } = useFrame();
	return (
		<RecordPart title={texts.documents[lang]}>
			{order.documents.length === 0 && <p className="text-muted">{texts.noDocuments[lang]}</p>}
			{order.documents.map((one) => (
				<RecordLine
					key={one.number}
					end={
						<>
							{one.ksefNumber ? <StateMark tone="ok">{texts.ksef[lang]}</StateMark> : shortDay(lang, one.issueDate)}
							<FileLink href={one.pdfUrl} label={fill(texts.download[lang], one.number)} />
						</>
					}
				>
					<Glyph name="file" />
					{`${titles[one.kind][lang]} ${one.number}`}
				</RecordLine>
			))}
		</RecordPart>
	);
}

function History({ order }: { order: OfficeOrder }) {
	const { lang } = useFrame();
	return (
		<RecordPart title={texts.history[lang]}>
			<Timeline
				items={order.history.map((one) => ({
					date: one.at,
					title: one.text,
					note: one.by ?? texts.system[lang],
					icon: "history",
				}))}
			/>
		</RecordPart>
	);
}
