import type { Form } from "../../../kit/contract/form.ts";
import { wrongForm } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";

/** Throws the 400 that names a form's errors. */
export function assertForm<V>(form: Pick<Form<V, unknown, undefined>, "errors">, typed: V): void {
	const errors = Object.entries<Text | undefined>(form.errors(typed, undefined));
	const found = Object.fromEntries(errors.flatMap(([field, error]) => (error ? [[field, error]] : [])));
	if (Object.keys(found).length > 0) throw wrongForm(found);
}
