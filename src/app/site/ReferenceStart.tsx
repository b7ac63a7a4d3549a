import { LOG_IN_PATH } from "./call-example.ts";
import { callId, type OpenApi } from "./open-api.ts";
import { Words } from "./ReferenceSchema.tsx";

/** The rules that every call follows. */
// long: a text in sections, read from top to bottom
export function ReferenceStart({ document }: { document: OpenApi }) {
	const address = document.servers[0].url;
	const cookies = Object.values(document.components?.securitySchemes ?? {}).map(({ name }) => name);
	return (
		<section aria-labelledby="start">
			<h2 id="start">Getting started</h2>
			<p className="lead">
				<Words text={document.info.description ?? ""} />
			</p>
			<div className="ref-rules">
				<div>
					<h3>Requests and responses</h3>
					<p>
						Bodies are JSON in UTF-8 with <code>Content-Type: application/json</code>. Times are ISO 8601 in UTC.
						Amounts are whole grosz. A field that is not marked optional is always present.
					</p>
				</div>
				<div>
					<h3>Authentication</h3>
					<p>
						<a href={`#${callId("POST", LOG_IN_PATH)}`}>One call</a> sets the cookie <code>{cookies.join(", ")}</code>.
						Calls marked <b>Log-in</b> require it; most calls do not. A write from a page of another site answers 403.
					</p>
				</div>
				<div>
					<h3>Errors</h3>
					<p>
						Every error is a <a href="#shape-Problem">Problem</a> (<code>application/problem+json</code>): a status, a
						message for the person, and the errors by field in <code>modelState</code>. The <code>Retry-After</code>{" "}
						header of a 429 gives the seconds to wait.
					</p>
				</div>
				<div>
					<h3>Idempotency</h3>
					<p>
						Some calls take an <code>Idempotency-Key</code>. Send a new key with each request and the same key with its
						retries: the request takes effect once.
					</p>
				</div>
			</div>
			<h3 className="ref-first">A first call</h3>
			<pre>{`curl '${address}/api/school'`}</pre>
			<h3 className="ref-first">Logged in</h3>
			<pre>{`curl -X POST '${address}${LOG_IN_PATH}' \\
  -c cookies.txt \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"anna@example.com","password":"…"}'
curl '${address}/api/account/me' -b cookies.txt`}</pre>
		</section>
	);
}
