import { tidyChildren } from "../../i18n/no-break.ts";

/** Their text is a value, a name or code, so it stays unchanged. */
const AS_IT_IS = new Set<unknown>(["option", "textarea", "title", "code", "pre", "script", "style"]);

/** An element's properties with tidied child texts. JSX has just created the object, so it may be changed. */
export function tidied<Props>(type: unknown, props: Props): Props {
	const own = props as { children?: unknown };
	if (own.children !== undefined && !AS_IT_IS.has(type)) own.children = tidyChildren(own.children);
	return props;
}
