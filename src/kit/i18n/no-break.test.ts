import { expect, test } from "vitest";
import { tidy, tidyChildren, tidyHtml } from "./no-break.ts";

/** Shows no-break spaces as `_`. */
const markNoBreaks = (text: unknown) => String(text).replaceAll("\u00a0", "_");

test.each([
	["Spotkaj nas w Warszawie i na scenie", "Spotkaj nas w_Warszawie i_na_scenie"],
	["w i na: 20 %", "w_i_na: 20_%"],
	["Z biura, a potem (u nas) o świcie", "Z_biura, a_potem (u_nas) o_świcie"],
	["A day in the life of a speaker", "A_day in_the_life of_a_speaker"],
	["over 749 zł netto", "over 749_zł netto"],
	["921,27 zł", "921,27_zł"],
	["from PLN 749 on", "from PLN_749 on"],
	[
		"przerwa 10 min, potem 2 godz. i 5 minut, link 48 godzin",
		"przerwa 10_min, potem 2_godz. i_5_minut, link 48_godzin",
	],
	["30 minimum", "30 minimum"],
	["hali nr 5 i", "hali nr_5 i"],
	["see No. 5 or s. 4, say no. Then", "see No._5 or s._4, say no. Then"],
	["23 listopada 2026, 28–29 kwietnia, 6 maja", "23_listopada 2026, 28–29_kwietnia, 6_maja"],
	["28 April 2025 and 3 Mayors", "28_April 2025 and 3 Mayors"],
	["12 000 biletów o 9:30, do 10 MB za 8 s", "12_000 biletów o_9:30, do_10_MB za 8_s"],
	["already w\u00a0sali", "already w_sali"],
])("%s", (text, expected) => {
	expect(markNoBreaks(tidy(text))).toBe(expected);
	expect(tidy(tidy(text))).toBe(tidy(text));
});

test.each([
	[
		'<p class="a b">w sali <a title="i tu">i w holu</a> 5 zł</p>',
		'<p class="a b">w_sali <a title="i tu">i_w_holu</a> 5_zł</p>',
	],
	["<p>w <b>sali</b>, o <i>tym</i></p>", "<p>w_<b>sali</b>, o_<i>tym</i></p>"],
	["<pre>i = w + 1</pre> i <code>w i z</code> w domu", "<pre>i = w + 1</pre> i_<code>w i z</code> w_domu"],
])("changes only the texts of markup: %s", (html, expected) => expect(markNoBreaks(tidyHtml(html))).toBe(expected));

test("treats an element's children as one sentence, and leaves other values", () => {
	const link = { type: "a" };
	const children = tidyChildren(["Wykład o ", link, " trwa ", 40, " min w ", "sali", null, " ", false, 7]);
	expect((children as unknown[]).map((child) => (typeof child === "string" ? markNoBreaks(child) : child))).toEqual([
		"Wykład o_",
		link,
		" trwa ",
		40,
		"_min w_",
		"sali",
		null,
		" ",
		false,
		7,
	]);
	expect([tidyChildren(link), tidyChildren(undefined)]).toEqual([link, undefined]);
});
