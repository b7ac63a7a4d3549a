/** Small words that begin a family name. */
const PARTICLES = new Set(
	"af al am an aus bin da das de del della den der des di do dos du el ibn la las le los op ter ten van vom von zu zum zur ’t 't".split(" "),
);

/**
 * A whole name in its two parts. A single word, a pair of names ("a / b") and anything of more than five words
 * stay in `firstName`; what stands in brackets stays with the family name.
 */
export function nameParts(name: string): { firstName: string; lastName: string } {
	const whole = name.replace(/\s+/g, " ").trim();
	const bracket = /\s*(?:\([^()]*\)|\[[^[\]]*\])$/.exec(whole)?.[0] ?? "";
	const words = whole.slice(0, whole.length - bracket.length).split(" ");
	if (words.length < 2 || words.length > 5 || /\s[/&+,|]\s/.test(` ${whole} `) || whole.startsWith("@")) {
		return { firstName: whole, lastName: "" };
	}
	const particle = words.findIndex((word, index) => index > 0 && index < words.length - 1 && PARTICLES.has(word));
	const at = particle > 0 ? particle : words.length - 1;
	return { firstName: words.slice(0, at).join(" "), lastName: words.slice(at).join(" ") + bracket };
}
