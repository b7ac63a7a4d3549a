import { useQueryClient } from "@tanstack/react-query";
import { changeOrderPayer } from "../../../../features/order-office/command-contract.ts";
import type { OfficeOrder } from "../../../../features/order-office/contract.ts";
import { orderPayerForm } from "../../../../features/order-office/payer-form.ts";
import { officeOrderQuery } from "../../../../features/order-office/web/office-order-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { CommandButton } from "../../pieces/command/Command.tsx";
import { useAct, useOpenEdit } from "../../pieces/command/use-act.ts";
import { EditForm } from "../../pieces/form/EditForm.tsx";
import { TextRow } from "../../pieces/form/fields.tsx";
import { RecordPart } from "../../pieces/record/RecordPanel.tsx";
import { orderTexts as texts } from "./order-texts.ts";
import { useOrderCalls } from "./use-order-calls.ts";

const FIELDS = ["name", "nip", "street", "postCode", "city", "country"] as const;

const readOf = ({ payer, version }: OfficeOrder) => {
	const { name, nip, street, postCode, city, country } = payer;
	return { version, values: { name, nip, street, postCode, city, country } };
};

/** The data of the sales document. Its form has the address `?do=payer`. */
export function OrderPayer({ order }: { order: OfficeOrder }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { closeAct } = useAct();
	const { params, query, onDone } = useOrderCalls(order);
	const { name, street, postCode, city, nip } = order.payer;
	const isOpen = useOpenEdit("payer", order.can.changePayer);
	return (
		<RecordPart
			title={texts.payer[lang]}
			action={
				<Can can={order.can} act="changePayer">
					<CommandButton name="payer" look="plain">
						{texts.change[lang]}
					</CommandButton>
				</Can>
			}
		>
			{isOpen ? (
				<EditForm
					id={`order-${order.number}-payer`}
					form={orderPayerForm}
					read={readOf(order)}
					save={async (body, version) => {
						await call(changeOrderPayer, { params, query, body: { ...body, version } });
						await onDone();
					}}
					readAgain={async () =>
						readOf(await queries.fetchQuery({ ...officeOrderQuery(lang, event.code, order.number), staleTime: 0 }))
					}
					onClose={closeAct}
				>
					{(form) => FIELDS.map((field) => <TextRow key={field} {...form.input(field)} />)}
				</EditForm>
			) : (
				<p>{[name, street, `${postCode} ${city}`.trim(), nip].filter(Boolean).join(", ")}</p>
			)}
		</RecordPart>
	);
}
