import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** W3C Trace Context: version, trace id, parent id, flags. */
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const NO_TRACE = "0".repeat(32);

/** The request's id: the trace id of its `traceparent`, shared with a proxy's log, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
	const { traceparent } = headers;
	const [, traceId = NO_TRACE] = (typeof traceparent === "string" && TRACEPARENT.exec(traceparent)) || [];
	return traceId === NO_TRACE ? randomBytes(16).toString("hex") : traceId;
}
