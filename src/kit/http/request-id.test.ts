import { expect, test } from "vitest";
import { requestId } from "./request-id.ts";

const trace = "0af7651916cd43dd8448eb211c80319c";

test("a request keeps its proxy's trace id", () =>
	expect(requestId({ headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } })).toBe(trace));

test.each([
	undefined,
	"",
	trace,
	`00-${"0".repeat(32)}-b7ad6b7169203331-01`,
	`00-${trace.toUpperCase()}-b7ad6b7169203331-01`,
	`00-${trace}-b7ad6b7169203331-01\r\nx: y`,
])("a request with the traceparent %j has a new id", (traceparent) => {
	const id = requestId({ headers: traceparent === undefined ? {} : { traceparent } });
	expect(id).toMatch(/^[0-9a-f]{32}$/);
	expect(id).not.toBe(trace);
});
