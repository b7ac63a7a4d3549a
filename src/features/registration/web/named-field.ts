/** A form field: name, id of its control, label, and step. */
export type NamedField = { name: string; id: string; label: string; step: "data" | "extras" };

/** Id of a field's control; ids contain no dots. */
export function idOf(name: string): string {
	return name.replace(".", "-");
}

export function named([name, label]: [string, string], step: NamedField["step"]): NamedField {
	return { name, id: idOf(name), label, step };
}
