import { LOG_IN_PATH } from "./call-example.ts";
import { callId, type OpenApi } from "./open-api.ts";
import { Words } from "./ReferenceSchema.tsx";

/** The rules of every call. */
// long: a text in sections, read from top to bottom
export function ReferenceStart({ document }: { document: OpenApi }) {
	const address = document.servers[0].url;
	const cookies = Object.values(document.components?.securitySchemes ?? {}).map(({ name }) => name);
	return (
		<section aria-labelledby="start">
			<h2 id="start">Before the first call</h2>
			<p className="lead">
				<Words text={document.info.description ?? ""} />
			</p>
			<div className="ref-rules">
				<div>
					<h3>In and out</h3>
					<p>
						Bodies are JSON in UTF-8 with <code>Content-Type: application/json</code>. Moments are ISO 8601 in UTC,
						amounts are whole grosz. A field that is not marked optional is always there.
					</p>
				</div>
				<div>
					<h3>Logging in</h3>
					<p>
						<a href={`#${callId("POST", LOG_IN_PATH)}`}>One call</a> sets the cookie <code>{cookies.join(", ")}</code>.
						Calls marked <b>Log-in</b> want it back, most need nothing. What changes something refuses pages of other
						sites with a 403.
					</p>
				</div>
				<div>
					<h3>When it is refused</h3>
					<p>
						Every refusal is a <a href="#shape-Problem">Problem</a> (<code>application/problem+json</code>): a status, a
						sentence for the person, and by field what is wrong in <code>modelState</code>. A 429 says when to come back
						in <code>Retry-After</code>.
					</p>
				</div>
				<div>
					<h3>Once, even if sent twice</h3>
					<p>
						Where a call takes an <code>Idempotency-Key</code>, send a new one with each intention and the same one when
						you try again: the work is done once.
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
