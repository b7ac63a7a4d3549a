/** Small words that begin a family name. */
const PARTICLES = new Set(
	"af al am an aus bin da das de del della den der des di do dos du el ibn la las le los op ter ten van vom von zu zum zur ’t 't".split(
		" ",
	),
);
const TITLES = /^(?:(?:prof|dr|hab|inż|mgr|doc|ing|dipl|ph\.?d)\b\.?(?:-ing\.?)?\s+)+/i;

/**
 * Separates academic titles. Single words, pairs ("a / b") and more than five words stay in `firstName`; brackets stay
 * with the family name.
 */
export function nameParts(name: string): { title: string | null; firstName: string; lastName: string } {
	const whole = name.replace(/\s+/g, " ").trim();
	const title = TITLES.exec(whole)?.[0] ?? "";
	const bare = whole.slice(title.length);
	const bracket = /\s*(?:\([^()]*\)|\[[^[\]]*\])$/.exec(bare)?.[0] ?? "";
	const words = bare.slice(0, bare.length - bracket.length).split(" ");
	if (words.length < 2 || words.length > 5 || /\s(?:[/&+,|-]|–)\s/.test(` ${whole} `) || whole.startsWith("@")) {
		return { title: null, firstName: whole, lastName: "" };
	}
	const particle = words.findIndex((word, index) => index > 0 && PARTICLES.has(word));
	const at = particle > 0 ? particle : words.length - 1;
	return {
		title: title.trim() || null,
		firstName: words.slice(0, at).join(" "),
		lastName: words.slice(at).join(" ") + bracket,
	};
}
