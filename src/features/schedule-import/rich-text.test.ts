import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutText, plainLine, richHtml } from "./rich-text.ts";

describe("texts of schedules as safe HTML", () => {
	test.each([
		["", ""],
		["  \n ", ""],
		["One.\n\nTwo.", "<p>One.</p><p>Two.</p>"],
		["First line.\nSecond line.", "<p>First line.<br />Second line.</p>"],
		["wrapped by a\nmail program", "<p>wrapped by a mail program</p>"],
		["a < b & c", "<p>a &lt; b &amp; c</p>"],
		["We do:\n- one\n- two\n\nDone.", "<p>We do:</p><ul><li>one</li><li>two</li></ul><p>Done.</p>"],
		["1. one\n2) two", "<ol><li>one</li><li>two</li></ol>"],
		["## Title\n\ntext", "<h3>Title</h3><p>text</p>"],
		[
			"**bold**, *soft*, _soft_ and `a*b*c`",
			"<p><strong>bold</strong>, <em>soft</em>, <em>soft</em> and <code>a*b*c</code></p>",
		],
		["2 * 3 * 4 and snake_case_name", "<p>2 * 3 * 4 and snake_case_name</p>"],
		["[site](https://a.example/x_(y))", '<p><a href="https://a.example/x_(y)" rel="noopener nofollow">site</a></p>'],
		[
			"See https://a.example/x?a=1&b=2.",
			'<p>See <a href="https://a.example/x?a=1&amp;b=2" rel="noopener nofollow">https://a.example/x?a=1&amp;b=2</a>.</p>',
		],
		["<https://a.example>", '<p><a href="https://a.example" rel="noopener nofollow">https://a.example</a></p>'],
		["<p>Html</p>\n\nand loose\n\n- item", "<p>Html</p><p>and loose</p><ul><li>item</li></ul>"],
		["<div>In a box</div>after", "<p>In a box</p><p>after</p>"],
		["one<br><br>two<br/>three", "<p>one</p><p>two<br />three</p>"],
		[
			'Go <a href="https://a.example">there</a>',
			'<p>Go <a href="https://a.example" rel="noopener nofollow">there</a></p>',
		],
		["![plan](https://a.example/p.png)", '<p><a href="https://a.example/p.png" rel="noopener nofollow">plan</a></p>'],
		["- one\n- two\nDone.", "<ul><li>one</li><li>two</li></ul><p>Done.</p>"],
		["- one\n  still one\n- two", "<ul><li>one\nstill one</li><li>two</li></ul>"],
		["We do:\n• one\n• two", "<p>We do:</p><ul><li>one</li><li>two</li></ul>"],
		["A line.\n\n      An indented one.\n---", "<p>A line.</p><p>An indented one.</p>"],
		["one\\* two\\_", "<p>one* two_</p>"],
	])("%j becomes %s", (text, html) => expect(richHtml(text)).toBe(html));

	test.each([
		"<script>alert(1)</script>",
		"<p>x</p><script>alert(1)</script>",
		'<p onclick="alert(1)">x</p>',
		"[x](javascript:alert(1))",
		'<a href="javascript:alert(1)">x</a>',
		"<img src=x onerror=alert(1)>",
		'https://a.example/"onmouseover="alert(1)',
		'[x](https://a.example/"onmouseover="alert(1))',
		"<p><svg><script>alert(1)</script></svg></p>",
		"`<img src=x onerror=alert(1)>`",
	])("%s brings nothing that runs", (text) => {
		const html = richHtml(text);
		expect(html).not.toMatch(/<(?!\/?(?:p|a|code|br|ul|ol|li|strong|em|h3)\b)/);
		expect(html).not.toMatch(/<[^>]*\s(?!href=|rel=)\w+=/);
		expect(html).not.toMatch(/href="(?!https?:|mailto:)/);
	});

	test("any text quickly gives only allowed elements", () => {
		const piece = fc.constantFrom(
			"<a>",
			"<p>",
			"</p>",
			"<script>",
			"[x](",
			"https://",
			"**",
			"_",
			"`",
			"\n",
			"\n\n",
			"- ",
			"x",
			" ",
			"&",
			"\ue0000\ue001",
			")",
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
				expect(richHtml(pieces.join(""))).not.toMatch(
					/<(?!\/?(?:p|a|code|br|ul|ol|li|strong|em|h3|h4|b|i|u|blockquote|pre)\b)/,
				);
			}),
		);
		const before = process.cpuUsage(); // CPU time, which other processes do not affect
		for (const text of ["<a>", "<p>", "**", "[a](", "https://a", "- x\n"]) richHtml(text.repeat(20_000));
		expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000);
	});
});

describe("short descriptions", () => {
	test("are one line without markup", () => {
		expect(plainLine(richHtml("**A** [b](https://a.example)\n\n- c\n- d & e"))).toBe("A b c d & e");
	});

	test("end with a sentence if it is long enough, otherwise with a word", () => {
		expect(cutText("Short.", 10)).toBe("Short.");
		expect(cutText("One sentence here. And another one there.", 30)).toBe("One sentence here.");
		expect(cutText("A. Then a long sentence without an end", 20)).toBe("A. Then a long…");
		expect(cutText("Donaudampfschifffahrtsgesellschaft", 10)).toBe("Donaudamp…");
		expect(cutText(`12345678${"😀".repeat(9)}`, 10).isWellFormed()).toBe(true);
	});

	test("never exceed the requested length", () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 80 }), (text) => {
				expect(cutText(text, 20).length).toBeLessThanOrEqual(20);
			}),
		);
	});
});
