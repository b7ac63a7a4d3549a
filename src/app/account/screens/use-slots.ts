import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { slotsQuery } from "../../../features/meetings/web/meetings-queries.ts";
import { useFrame } from "../../client/use-frame.ts";

/** The company's slots, updated while visible; undefined while loading. */
export function useSlots(exhibitorId: number | undefined) {
	const { lang } = useFrame();
	const queries = useQueryClient();
	useEffect(() => {
		if (exhibitorId === undefined) return;
		const watching = import("../../client/live-session.ts").then(
			({ liveSession }) => liveSession(queries).watchSlots(exhibitorId),
			() => () => {},
		);
		return () => void watching.then((stop) => stop());
	}, [queries, exhibitorId]);
	const { data } = useQuery({ ...slotsQuery(lang, exhibitorId ?? 0), enabled: exhibitorId !== undefined });
	return exhibitorId === undefined ? undefined : data?.slots;
}
