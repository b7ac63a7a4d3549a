import type { Form } from "../../../kit/contract/form.ts";
import { assertNoErrors } from "../../../kit/http/failure.ts";

/** Throws the 400 that names a form's errors. */
export function assertForm<V>(form: Pick<Form<V, unknown, undefined>, "errors">, typed: V): void {
	assertNoErrors(form.errors(typed, undefined));
}
