type Letter =
	| ("a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l" | "m")
	| ("n" | "o" | "p" | "q" | "r" | "s" | "t" | "u" | "v" | "w" | "x" | "y" | "z");

/** The small letters that a text begins with. */
type Name<Text, Begun extends string = ""> = Text extends `${infer First}${infer Rest}`
	? First extends Letter
		? Name<Rest, `${Begun}${First}`>
		: Begun
	: Begun;

/** The names of a text's places: "day" of `#day`, "" of a bare `#`. */
type Places<Text> = Text extends `${infer _}#${infer Rest}` ? Name<Rest> | Places<Rest> : never;

type Value = string | number;

/** What fills a text: a value where its one place has no name, otherwise a value for each name. */
type Values<Text extends string> = string extends Text
	? Value | Readonly<Record<string, Value>>
	: [Places<Text>] extends [never]
		? never
		: [Places<Text>] extends [""]
			? Value
			: Readonly<Record<Places<Text>, Value>>;

/**
 * A text with its places filled: `#name` by the value of that name, a bare `#` by the value itself. A place without a
 * value, and a value without a place, is a type error where the text is known to the compiler (`as const`).
 */
export function fill<const Text extends string>(text: Text, values: Values<Text>): string {
	const named: Readonly<Record<string, Value>> =
		typeof values === "object" ? (values as Record<string, Value>) : { "": values as Value };
	return text.replace(/#([a-z]*)/g, (place, name: string) => String(named[name] ?? place));
}
