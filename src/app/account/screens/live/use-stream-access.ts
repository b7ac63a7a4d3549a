import { useQuery } from "@tanstack/react-query";
import type { StreamAccess } from "../../../../features/live/contract.ts";
import { lectureAccessQuery } from "../../../../features/live/web/live-queries.ts";
import { useFrame } from "../../../client/use-frame.ts";

/** Returns undefined without a stream or while loading. It is not cached: streams need a network. */
export function useStreamAccess(): (lectureId: number) => StreamAccess | undefined {
	const { event } = useFrame();
	const { data } = useQuery(lectureAccessQuery(event.code));
	return (lectureId) => data?.streams.find((one) => one.lectureId === lectureId)?.access;
}
