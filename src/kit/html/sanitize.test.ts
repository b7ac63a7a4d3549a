import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { htmlToPlain, isSafeAddress, plainToHtml, sanitizeHtml } from "./sanitize.ts";

describe("sanitizeHtml", () => {
	test.each([
		["<p>Zażółć <strong>gęślą</strong> <em>jaźń</em></p>", "<p>Zażółć <strong>gęślą</strong> <em>jaźń</em></p>"],
		[
			"<ul><li>a</li></ul><h3>b</h3><pre><code>c</code></pre>",
			"<ul><li>a</li></ul><h3>b</h3><pre><code>c</code></pre>",
		],
		["<h1>Big</h1><h6>small</h6>", "<h3>Big</h3><h4>small</h4>"],
		[
			'<a href="https://a.example/?b=1&amp;c=2">x</a>',
			'<a href="https://a.example/?b=1&amp;c=2" rel="noopener nofollow">x</a>',
		],
		['<a href="mailto:a@b.pl" target="_blank">x</a>', '<a href="mailto:a@b.pl" rel="noopener nofollow">x</a>'],
	])("keeps %s", (given, expected) => expect(sanitizeHtml(given)).toBe(expected));

	test.each([
		["<script>alert(1)</script>text", "text"],
		["<style>p{}</style>text", "text"],
		["<textarea><script>alert(1)</script></textarea>", ""],
		["<p onclick=alert(1) style='color:red' class=x id=y>text</p>", "<p>text</p>"],
		["<img src=x onerror=alert(1)>", ""],
		["<svg/onload=alert(1)>text</svg>", "text"],
		["<iframe src='https://evil.example'></iframe>text", "text"],
		["<a href='javascript:alert(1)'>x</a>", "<a>x</a>"],
		["<a href=' \u0001java\tscript:alert(1)'>x</a>", "<a>x</a>"],
		["<a href='data:text/html,<script>'>x</a>", "<a>x</a>"],
		["<a href='//evil.example'>x</a>", "<a>x</a>"],
		["<a href='/logout'>x</a>", "<a>x</a>"],
		["<form action='/x'><input name=a><button>b</button></form>", "b"],
		["<p>unclosed <strong>bold", "<p>unclosed <strong>bold</strong></p>"],
		["<scr<script>ipt>alert(1)</scr</script>ipt>", "ipt&gt;alert(1)ipt&gt;"],
		["<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>", ""],
		["<!-- comment --><p>text</p>", "<p>text</p>"],
		["<p><javascript:<p><p>", "<p></p><p></p><p></p>"],
	])("makes %s harmless", (given, expected) => expect(sanitizeHtml(given)).toBe(expected));

	test("is idempotent for any input", () => {
		const piece = fc.constantFrom(
			"<p>",
			"</p>",
			"<script>",
			"</script>",
			"<a href='",
			"javascript:",
			"'>",
			"<",
			">",
			"&lt;",
			"&",
			"text",
			"<!--",
			"<svg><style>",
			'"',
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
				const once = sanitizeHtml(pieces.join(""));
				expect(sanitizeHtml(once)).toBe(once);
				expect(once).not.toMatch(/<script|href="javascript:/i);
			}),
		);
	});
});

describe("plainToHtml", () => {
	test.each([
		["", ""],
		["  \n \n ", ""],
		["one", "<p>one</p>"],
		["one\n\ntwo\r\n \r\nthree", "<p>one</p>\n<p>two</p>\n<p>three</p>"],
		["line\nnext", "<p>line<br />next</p>"],
		["one\rtwo", "<p>one<br />two</p>"],
		[" one \n\n\n\n two ", "<p>one</p>\n<p>two</p>"],
		['<b>&"x"</b>', "<p>&lt;b&gt;&amp;&quot;x&quot;&lt;/b&gt;</p>"],
	])("%j → %j", (given, expected) => expect(plainToHtml(given)).toBe(expected));

	test("any text survives the round trip, and no part becomes a tag", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), (text) => {
				const html = plainToHtml(text);
				expect(html.replace(/<\/?p>|<br \/>/g, "")).not.toMatch(/[<>]/);
				expect(htmlToPlain(html).split(/\s+/)).toEqual(text.trim().split(/\s+/));
			}),
		);
	});
});

test("htmlToPlain turns blocks and list items into lines", () => {
	expect(htmlToPlain("<p>Pierwszy &amp; drugi</p>\n<p>a<br />b</p><ul><li>x</li><li>y</li></ul>")).toBe(
		"Pierwszy & drugi\n\na\nb\n\n• x\n• y",
	);
});

test.each([
	["<P>a</P>\n<p>b</p>", "a\n\nb"],
	["<h3>a</h3><pre>b</pre><blockquote>c</blockquote>d", "a\n\nb\n\nc\n\nd"],
	["<ol><li class='x'>a</li></ol>b", "• a\n\nb"],
	["a<br>b<BR/>c<br  />d", "a\nb\nc\nd"],
	["  a \n  b  ", "a b"],
	["<p>a  </p><p></p><p></p><p>  b</p>", "a\n\nb"],
	["a <br> b", "a\nb"],
])("%j becomes %j", (html, text) => expect(htmlToPlain(html)).toBe(text));

test.each([
	["https://a.example", true],
	["http://a.example", true],
	["mailto:a@b.pl", true],
	["ftp://a.example", false],
	["/a", false],
	["", false],
])("a link to %j is safe: %s", (href, isSafe) => expect(isSafeAddress(href)).toBe(isSafe));
