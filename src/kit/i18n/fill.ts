type Letter =
	| ("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m")
	| ("n" | "o" | "p" | "q" | "r" | "s" | "t" | "u" | "v" | "w" | "x" | "y" | "z");

/** The leading lower-case characters of a text. */
type Name<Text, Begun extends string = ""> = Text extends `${infer First}${infer Rest}`
	? First extends Letter
		? Name<Rest, `${Begun}${First}`>
		: Begun
	: Begun;

/** The names of a text's placeholders: "day" of `#day`, "" of a bare `#`. */
type Places<Text> = Text extends `${infer _}#${infer Rest}` ? Name<Rest> | Places<Rest> : never;

type Value = string | number;

/** The values that a text needs: one value for a bare `#`, otherwise one per name. */
type Values<Text extends string> = string extends Text
	? Value | Readonly<Record<string, Value>>
	: [Places<Text>] extends [never]
		? never
		: [Places<Text>] extends [""]
			? Value
			: Readonly<Record<Places<Text>, Value>>;

/**
 * Fills placeholders: `#name` by the value of that name, a bare `#` by the value itself. For a literal type (`as
 * const`), a missing or surplus value is a type error.
 */
export function fill<const Text extends string>(text: Text, values: Values<Text>): string {
	const named: Readonly<Record<string, Value>> =
		typeof values === "object" ? (values as Record<string, Value>) : { "": values as Value };
	return text.replace(/#([a-z]*)/g, (place, name: string) => String(named[name] ?? place));
}
