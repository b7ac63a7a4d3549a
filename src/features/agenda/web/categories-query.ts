import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import { getCategories } from "../contract.ts";

export const categoriesQuery = (eventCode: string) =>
	queryOptions({
		queryKey: ["categories", eventCode],
		queryFn: () => call(getCategories, { params: { eventCode } }),
		staleTime: Number.POSITIVE_INFINITY,
	});
