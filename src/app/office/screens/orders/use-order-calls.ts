import { useQueryClient } from "@tanstack/react-query";
import { OFFICE_ORDERS } from "../../../../features/order-office/web/office-order-queries.ts";
import { useFrame } from "../../../client/use-frame.ts";

/** The address of an order's calls, and the refetch after them. */
export function useOrderCalls({ number }: { number: string }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	return {
		params: { eventCode: event.code, number },
		query: { lang },
		onDone: () => queries.invalidateQueries({ queryKey: [OFFICE_ORDERS] }),
	};
}
