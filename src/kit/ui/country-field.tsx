import type { ComponentProps } from "react";
import { countriesIn } from "../address/countries.ts";
import { described, Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icons.tsx";

/** A country, chosen by its name in the page's language. */
export function CountryField({
	lang,
	id,
	label,
	error,
	...select
}: Pick<FieldProps, "lang" | "id" | "label" | "error"> & ComponentProps<"select">) {
	return (
		<Field {...{ lang, id, label, error }}>
			<div className="relative">
				<select
					{...described({ id, error })}
					{...select}
					className="field-input appearance-none pr-12"
					autoComplete="country"
				>
					{countriesIn(lang).map((one) => (
						<option key={one.code} value={one.code}>
							{one.name}
						</option>
					))}
				</select>
				<Icon name="down" className="absolute right-4 top-[18px] pointer-events-none text-muted" />
			</div>
		</Field>
	);
}
