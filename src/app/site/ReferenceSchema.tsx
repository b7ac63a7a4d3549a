import { Fragment } from "react";
import type { Parameter, Schema } from "./open-api.ts";
import { described, type SchemaDescription } from "./schema-words.ts";

/** A text of the document; backticks mark code. */
export function Words({ text }: { text: string }) {
	return text
		.split("`")
		.map((part, index) =>
			index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
		);
}

/** A type in one line: description, named shape, limits and values. */
function TypeLine({ described: { words, shape, isNullable, limits, values } }: { described: SchemaDescription }) {
	const alternative = isNullable ? " or null" : "";
	return (
		<>
			<span className="ref-type">
				{words}
				{shape && <a href={`#${shape.id}`}>{shape.name}</a>}
				{alternative}
			</span>
			{limits.map((limit) => (
				<span className="ref-limit" key={limit}>
					{limit}
				</span>
			))}
			{values.map((value) => (
				<code className="ref-value" key={value}>
					{value}
				</code>
			))}
		</>
	);
}

function Inside({ described: { fields, variants } }: { described: SchemaDescription }) {
	if (fields?.length) {
		return (
			<ul className="ref-fields">
				{fields.map(({ name, isRequired, schema }) => (
					<Line key={name} name={name} isRequired={isRequired} schema={schema} />
				))}
			</ul>
		);
	}
	if (!variants) return null;
	return (
		<ul className="ref-fields">
			{variants.map((variant, index) => (
				<Line key={index} isRequired schema={variant} />
			))}
		</ul>
	);
}

function Line(props: {
	name?: string;
	from?: string;
	isRequired: boolean;
	schema: Schema;
	about?: string | undefined;
}) {
	const what = described(props.schema);
	const about = props.about ?? props.schema.description;
	return (
		<li>
			{props.name && <code className={props.isRequired ? "ref-needed" : undefined}>{props.name}</code>}{" "}
			<span>
				{props.from && <b>{props.from}</b>} <TypeLine described={what} /> {!props.isRequired && <i>optional</i>}
			</span>
			{about && (
				<p>
					<Words text={about} />
				</p>
			)}
			<Inside described={what} />
		</li>
	);
}

/** A type with its nested types. */
export function SchemaView({ schema }: { schema: Schema }) {
	const what = described(schema);
	const isPlain = what.words === "object" && !what.isNullable; // the fields show it already
	return (
		<>
			{(!isPlain || !what.fields?.length) && (
				<p className="ref-line">
					<TypeLine described={what} />
				</p>
			)}
			<Inside described={what} />
		</>
	);
}

/** A call's path, query and header parameters. */
export function Parameters({ parameters }: { parameters: Parameter[] }) {
	return (
		<ul className="ref-fields">
			{parameters.map((one) => (
				<Line
					key={`${one.in} ${one.name}`}
					name={one.name}
					from={one.in}
					isRequired={one.required ?? false}
					schema={one.schema}
					about={one.description}
				/>
			))}
		</ul>
	);
}
