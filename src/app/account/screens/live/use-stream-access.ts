import { useQuery } from "@tanstack/react-query";
import type { StreamAccess } from "../../../../features/live/contract.ts";
import { useFrame } from "../../use-frame.ts";
import { lectureAccessQuery } from "../live-queries.ts";

/**
 * Whether the person's tickets open the stream of a lecture; undefined where it has none, and while that is not known:
 * without a network nothing is streamed.
 */
export function useStreamAccess(): (lectureId: number) => StreamAccess | undefined {
	const { event } = useFrame();
	const { data } = useQuery(lectureAccessQuery(event.code));
	return (lectureId) => data?.streams.find((one) => one.lectureId === lectureId)?.access;
}
