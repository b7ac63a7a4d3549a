import { useEffect, useRef, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import { getSchools } from "../../schools/contract.ts";
import { cvTexts as texts } from "./texts.ts";

type Row = Record<string, string>;
type RowField<R extends Row> = {
	name: keyof R & string;
	label: string;
	help?: string;
	maxLength: number;
	/** True for a multi-line field. */
	isLong?: boolean;
	/** True if the field suggests universities. */
	isSchool?: boolean;
};

type Props<R extends Row> = {
	lang: Lang;
	id: string;
	label: string;
	add: string;
	max: number;
	rows: readonly R[];
	empty: R;
	/** Names the row in its remove button. */
	nameOf: (row: R) => string;
	fields: readonly RowField<R>[];
	onChange: (rows: R[]) => void;
};

/** A new row gets the focus. */
export function Rows<R extends Row>(props: Props<R>) {
	const { lang, id, label, add, max, rows, empty, onChange } = props;
	const added = useRef<number>(undefined);
	useEffect(() => {
		if (added.current === undefined) return;
		document.getElementById(`${id}-${added.current}-${props.fields[0]?.name}`)?.focus();
		added.current = undefined;
	});
	return (
		<div className="grid gap-4">
			<h3 className="font-bold">{label}</h3>
			{rows.length > 0 && (
				<ul className="cv-rows">
					{rows.map((row, index) => (
						<li key={index}>
							<OneRow {...props} row={row} index={index} />
						</li>
					))}
				</ul>
			)}
			{rows.length < max && (
				<button
					type="button"
					id={`${id}-add`}
					className="btn btn-soft btn-small justify-self-start"
					onClick={() => {
						added.current = rows.length;
						onChange([...rows, empty]);
					}}
				>
					<Icon name="plus" />
					{add}
				</button>
			)}
			{rows.length > 0 && props.fields.some((field) => field.isSchool) && <Schools lang={lang} id={`${id}-schools`} />}
		</div>
	);
}

// long: one row's markup
function OneRow<R extends Row>({
	lang,
	id,
	label,
	rows,
	fields,
	nameOf,
	onChange,
	row,
	index,
}: Props<R> & { row: R; index: number }) {
	const number = fill(texts.rowOf[lang], { kind: label, number: index + 1 });
	return (
		<fieldset aria-label={number} className="grid gap-4">
			<div className="form-pair">
				{fields.map(({ name, label, help, maxLength, isLong, isSchool }) => {
					const field = {
						lang,
						id: `${id}-${index}-${name}`,
						label,
						help,
						maxLength,
						value: row[name] as string,
						onChange: ({ target }: { target: { value: string } }) =>
							onChange(rows.map((one, at) => (at === index ? { ...one, [name]: target.value } : one))),
					};
					if (!isLong) return <TextField key={name} {...field} {...(isSchool && { list: `${id}-schools` })} />;
					return (
						<div key={name} className="sm:col-span-2">
							<TextAreaField {...field} />
						</div>
					);
				})}
			</div>
			<button
				type="button"
				className="btn btn-outline btn-list justify-self-start"
				aria-label={fill(texts.removeRow[lang], { name: nameOf(row) || number })}
				onClick={() => {
					onChange(rows.filter((_, at) => at !== index));
					document.getElementById(`${id}-add`)?.focus();
				}}
			>
				{texts.remove[lang]}
			</button>
		</fieldset>
	);
}

function Schools({ lang, id }: { lang: Lang; id: string }) {
	const [names, setNames] = useState<string[]>([]);
	useEffect(() => {
		const request = call(getSchools, { query: { lang } });
		request.then((schools) => setNames(schools.map(({ name }) => name))).catch(() => {}); // Without suggestions the field still works.
	}, [lang]);
	return (
		<datalist id={id}>
			{names.map((name) => (
				<option key={name} value={name} />
			))}
		</datalist>
	);
}
