import { queryOptions } from "@tanstack/react-query";
import { getCategories } from "../../../features/agenda/contract.ts";
import { call } from "../../../kit/api/call.ts";

export const categoriesQuery = (eventCode: string) =>
	queryOptions({
		queryKey: ["categories", eventCode],
		queryFn: () => call(getCategories, { params: { eventCode } }),
		staleTime: Number.POSITIVE_INFINITY,
	});
