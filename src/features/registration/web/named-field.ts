/** A field of the form: its name there, the id of its control, what it is called, and the step on which it stands. */
export type NamedField = { name: string; id: string; label: string; step: "data" | "extras" };

/** The id of a field's control: dots are not for ids. */
export function idOf(name: string): string {
	return name.replace(".", "-");
}

/** A field with the id of its control and the step on which it stands. */
export function named([name, label]: [string, string], step: NamedField["step"]): NamedField {
	return { name, id: idOf(name), label, step };
}
