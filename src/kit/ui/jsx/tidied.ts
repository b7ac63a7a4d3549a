import { tidyChildren } from "../../i18n/no-break.ts";

/** Elements whose text is a value, a name or code: it stays as it is. */
const AS_IT_IS = new Set<unknown>(["option", "textarea", "title", "code", "pre", "script", "style"]);

/** The properties of a new element, with the texts among its children tidied. JSX makes the object for this element alone. */
export function tidied<Props>(type: unknown, props: Props): Props {
	const own = props as { children?: unknown };
	if (own.children !== undefined && !AS_IT_IS.has(type)) own.children = tidyChildren(own.children);
	return props;
}
