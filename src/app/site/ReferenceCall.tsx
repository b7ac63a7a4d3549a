import { Icon, type IconName } from "../../kit/ui/icons.tsx";
import { curlOf } from "./call-example.ts";
import { type Call, type Caller, type Content, firstSentence, type OpenApi } from "./open-api.ts";
import { Parameters, SchemaView, Words } from "./ReferenceSchema.tsx";

/** The authorisation that a call needs: a label in the card's corner, and a sentence inside. */
const CALLERS: Record<Exclude<Caller, "anybody">, { icon: IconName; label: string; sentence: string }> = {
	loggedIn: {
		icon: "lock",
		label: "Log-in",
		sentence: "Requires a log-in: send the session cookie. A call without it answers 401.",
	},
	known: {
		icon: "person",
		label: "Log-in if any",
		sentence: "Requires no log-in. With the session cookie, the response depends on the caller.",
	},
	holder: {
		icon: "link",
		label: "By its secret",
		sentence: "Requires the secret in the path, and no log-in.",
	},
};

/** A path that may wrap after each segment, its parameters highlighted. */
export function PathText({ path }: { path: string }) {
	return path.split(/(?=\/)/).map((part, index) => (
		<span key={index} className={part.startsWith("/{") ? "ref-param" : undefined}>
			{part}
		</span>
	));
}

/** The method as text; colour is secondary. */
export function Method({ method }: { method: string }) {
	return <span className={`ref-method ref-${method.toLowerCase()}`}>{method}</span>;
}

/** The contents of a body or a response: a schema for JSON, otherwise the content type. */
function Contents({ content }: { content: Content }) {
	return Object.entries(content).map(([type, { schema }]) =>
		type === "application/json" ? (
			<SchemaView key={type} schema={schema} />
		) : (
			<p key={type} className="ref-line">
				A file of type <code>{type}</code>
			</p>
		),
	);
}

/** A call's card. Closed, it shows method, path and summary; open, also parameters and responses. */
// long: one card's markup, read from top to bottom
export function CallCard({ call, document, eventCode }: { call: Call; document: OpenApi; eventCode: string }) {
	const { operation, caller, method, path, id } = call;
	const [first, rest] = firstSentence(operation.summary ?? "");
	const who = caller === "anybody" ? undefined : CALLERS[caller];
	return (
		<details className="ref-card card" data-call>
			<summary>
				<h3>
					<Method method={method} />{" "}
					<span className="ref-path">
						<PathText path={path} />
					</span>
				</h3>
				{who && (
					<span className="chip ref-who">
						<Icon name={who.icon} size={16} />
						{who.label}
					</span>
				)}
				<Icon name="down" size={22} className="ref-turn" />
				{first && (
					<p>
						<Words text={first} />
					</p>
				)}
			</summary>
			{/* Inside the card, so that its anchor opens it; positioned at the card's top edge. */}
			<span className="ref-anchor" id={id} />
			<div className="ref-inside">
				{rest && (
					<p>
						<Words text={rest} />
					</p>
				)}
				{operation.description && (
					<p>
						<Words text={operation.description} />
					</p>
				)}
				<p className="ref-caller">
					{who?.sentence ?? "Requires no log-in."} <a href={`#${id}`}>Link to this call</a>
				</p>
				<Sides call={call} />
				<h4>With curl</h4>
				<pre>{curlOf(call, document, eventCode)}</pre>
			</div>
		</details>
	);
}

function Sides({ call: { operation } }: { call: Call }) {
	const { parameters = [], requestBody, responses } = operation;
	const answers = Object.entries(responses);
	const isRefusal = ([status]: [string, unknown]) => /^[45]/.test(status);
	const refusals = answers.filter(isRefusal).map(([status]) => status);
	return (
		<>
			{parameters.length > 0 && (
				<>
					<h4>Parameters</h4>
					<Parameters parameters={parameters.toSorted((one, other) => order(one.in) - order(other.in))} />
				</>
			)}
			{requestBody && (
				<>
					<h4>Body{requestBody.required ? "" : ", optional"}</h4>
					<Contents content={requestBody.content} />
				</>
			)}
			{answers
				.filter((answer) => !isRefusal(answer))
				.map(([status, { content = {} }]) => (
					<div key={status}>
						<h4>Response {status}</h4>
						<Contents content={content} />
					</div>
				))}
			{refusals.length > 0 && (
				<p className="ref-line">
					{refusals.join(", ")}: an error, <a href="#shape-Problem">Problem</a>
				</p>
			)}
		</>
	);
}

const order = (place: string) => ["path", "query", "header"].indexOf(place);
