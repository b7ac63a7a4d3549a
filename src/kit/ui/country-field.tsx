import { type ComponentProps, useMemo } from "react";
import { countriesIn } from "../address/country-names.ts";
import { described, Field, type FieldProps } from "./field.tsx";
import { SelectBox } from "./select-box.tsx";

export function CountryField({
	lang,
	id,
	label,
	error,
	...select
}: Pick<FieldProps, "lang" | "id" | "label" | "error"> & ComponentProps<"select">) {
	const countries = useMemo(() => countriesIn(lang), [lang]);
	return (
		<Field lang={lang} id={id} label={label} error={error}>
			<SelectBox {...described({ id, error })} {...select} autoComplete="country">
				{countries.map((one) => (
					<option key={one.code} value={one.code}>
						{one.name}
					</option>
				))}
			</SelectBox>
		</Field>
	);
}
