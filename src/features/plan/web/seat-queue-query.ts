import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import { getSeatQueues } from "../../seats/queue-contract.ts";
import { SEAT_QUEUE } from "../../seats/topics.ts";

export const seatQueueQuery = (eventCode: string) =>
	queryOptions({
		queryKey: [SEAT_QUEUE, eventCode],
		queryFn: () => call(getSeatQueues, { params: { eventCode } }),
	});
