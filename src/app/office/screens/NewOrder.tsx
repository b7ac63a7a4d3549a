import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useLocation } from "wouter";
import { placeManualOrder, previewManualOrder } from "../../../features/manual-orders/contract.ts";
import { type ManualOrderValues, manualOrderForm, wantedOrder } from "../../../features/manual-orders/form.ts";
import { ORDER_CHOICES, orderChoicesQuery } from "../../../features/manual-orders/web/manual-order-queries.ts";
import { OFFICE_ORDERS } from "../../../features/order-office/web/office-order-queries.ts";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { ScreenFailed } from "../../client/ScreenFailed.tsx";
import { ScreenSkeleton } from "../../client/ScreenSkeleton.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { CommandForm } from "../pieces/form/CommandForm.tsx";
import { RecordHead } from "../pieces/record/RecordPage.tsx";
import { BuyerFields } from "./new-order/BuyerFields.tsx";
import { ExtraFields } from "./new-order/ExtraFields.tsx";
import { newOrderTexts as texts } from "./new-order/new-order-texts.ts";
import { PayerFields } from "./new-order/PayerFields.tsx";
import { TicketFields } from "./new-order/TicketFields.tsx";

/** Places an order for a buyer. The order's record opens afterwards. */
export function NewOrder() {
	const { lang, event } = useFrame();
	const choices = useQuery(orderChoicesQuery(lang, event.code));
	const { preview, run, onDone, onClose } = useNewOrder();
	if (choices.error) return <ScreenFailed error={choices.error} resetErrorBoundary={() => void choices.refetch()} />;
	if (!choices.data) return <ScreenSkeleton />;
	const offered = choices.data;
	return (
		<>
			<RecordHead title={texts.title[lang]} sub={texts.lead[lang]} />
			<CommandForm
				id={`order-${event.code}`}
				form={manualOrderForm}
				check={texts.check}
				preview={preview}
				confirm={({ figures: [, gross] }) => fill(texts.place[lang], gross?.value ?? "")}
				run={run}
				onDone={onDone}
				onClose={onClose}
			>
				{(form) => (
					<>
						<BuyerFields form={form} />
						<TicketFields form={form} choices={offered} />
						<ExtraFields form={form} choices={offered} />
						<PayerFields form={form} />
					</>
				)}
			</CommandForm>
		</>
	);
}

function useNewOrder() {
	const { lang, event } = useFrame();
	const [, navigate] = useLocation();
	const queries = useQueryClient();
	const placed = useRef("");
	const at = { params: { eventCode: event.code }, query: { lang } };
	return {
		preview: (values: ManualOrderValues) => call(previewManualOrder, { ...at, body: wantedOrder(values) }),
		run: async (values: ManualOrderValues, fingerprint: string, headers: Record<string, string>) => {
			const body = { ...wantedOrder(values), fingerprint };
			const { sentence, number } = await call(placeManualOrder, { ...at, body, headers });
			placed.current = number;
			await queries.invalidateQueries({ queryKey: [OFFICE_ORDERS] });
			await queries.invalidateQueries({ queryKey: [ORDER_CHOICES] });
			return sentence;
		},
		onDone: () => navigate(`/orders?open=${encodeURIComponent(placed.current)}`),
		onClose: () => navigate("/orders"),
	};
}
