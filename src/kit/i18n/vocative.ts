/** Four-character names that are short forms: "Ania", "Hela", "Ola", "Maja". */
const SHORT = /^(\p{L}{1,2}(nia|la)|[gkm]aja)$/u;
const SOFT = /[scz]ia$/;
/** Full names with the endings of short ones. */
const FULL = /^(alicia|lucia|patricia|anastasia)$/;

/** Endings that only men's names have. */
const MANS = /\p{L}(sław|mir|sz|ek|rz|iej)$/u;
/** Common men's names with other endings: no rule separates "Adam" from "Miriam". */
const MEN = `adam adrian alan albert aleksander alojzy andrzej antoni artur bogdan borys cezary damian daniel dawid
dominik edward emil ernest eryk fabian feliks filip gabriel gracjan henryk hubert ignacy igor jakub jan jeremi jerzy
józef julian kacper kajetan kamil karol konrad kornel krystian krzysztof ksawery lech leon ludwik maksymilian marcin
marian michał mikołaj nikodem norbert olaf oliwier oskar patryk paweł piotr rafał robert roland roman ryszard sebastian
seweryn stefan szymon teodor tymon walenty waldemar wiktor wincenty witold wojciech zbigniew zenon zygmunt`.split(/\s/);

/** Vocative endings of men's names; the first match wins. Names in -y or -i stay. */
const MANS_ENDS: [RegExp, string][] = [
	[/(?<=nd|cp)er$/, "rze"],
	[/ek$/, "ku"],
	[/e?ł$/, "le"],
	[/st$/, "ście"],
	[/t$/, "cie"],
	[/d$/, "dzie"],
	[/r$/, "rze"],
	[/(?<=[bfmnpsw])$/, "ie"],
	[/(?<=[hjklz])$/, "u"],
];

/** The vocative of a Polish first name: "Anno", "Kasiu", "Igorze"; undefined if unknown. */
export function vocative(name: string): string | undefined {
	const called = name
		.trim()
		.split(/([\s-]+)/)
		.map((part, index) => (index % 2 ? part : calledBy(part)));
	return called.includes(undefined) ? undefined : called.join("");
}

function calledBy(name: string): string | undefined {
	if (!/^\p{Lu}\p{Ll}+$/u.test(name)) return undefined;
	const low = name.toLowerCase();
	if (/\p{L}{2}a$/u.test(low)) return `${name.slice(0, -1)}${isSoft(low) ? "u" : "o"}`;
	if (!MANS.test(low) && !MEN.includes(low)) return undefined;
	const [end, called] = MANS_ENDS.find(([end]) => end.test(low)) ?? [/$/, ""];
	return name.replace(end, called);
}

const isSoft = (low: string): boolean => SHORT.test(low) || (SOFT.test(low) && !FULL.test(low));
