import { useQueryClient } from "@tanstack/react-query";
import { changeView, removeView, saveView } from "../../../../features/saved-views/contract.ts";
import type { ViewList } from "../../../../features/saved-views/rules.ts";
import { savedViewsQuery } from "../../../../features/saved-views/web/saved-view-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { useFrame } from "../../../client/use-frame.ts";

export type TypedView = { name: string; isShared: boolean; address: string };
export type ViewCalls = ReturnType<typeof useViewCalls>;

/** The calls that change saved views of a list. Each but `save` refetches them. */
export function useViewCalls(list: ViewList, root: string) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const params = { eventCode: event.code, list };
	const query = { lang };
	const { queryKey } = savedViewsQuery({ lang, eventCode: event.code, list, root });
	const refetch = () => queries.invalidateQueries({ queryKey });
	return {
		refetch,
		save: (body: TypedView) => call(saveView, { params, query, body }),
		async change(viewId: number, body: TypedView & { version: string }) {
			await call(changeView, { params: { ...params, viewId }, query, body });
			await refetch();
		},
		async remove(viewId: number) {
			await call(removeView, { params: { ...params, viewId }, query });
			await refetch();
		},
	};
}
