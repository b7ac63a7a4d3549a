import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sanitizedSvg } from "./sanitize-svg.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">`;
const clean = (inside: string) => {
	const safe = sanitizedSvg(Buffer.from(`${SVG}${inside}</svg>`));
	return safe && Buffer.from(safe).toString();
};

test.each([
	["<script>alert(1)</script><rect/>"],
	["<SCRIPT>alert(1)</SCRIPT>"],
	[`<script href="https://evil.example/x.js"/>`],
	[`<rect onload="alert(1)"/>`],
	[`<rect ONCLICK="alert(1)"/>`],
	[`<a href="javascript:alert(1)"><text>x</text></a>`],
	[`<a xlink:href="https://evil.example"><text>x</text></a>`],
	[`<use href="https://evil.example/x.svg#a"/>`],
	[`<use href="data:image/svg+xml;base64,PHN2Zz4="/>`],
	[`<image href="https://evil.example/x.png"/>`],
	[
		"<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'><iframe src='https://evil.example'/></body></foreignObject>",
	],
	[`<animate attributeName="href" to="javascript:alert(1)"/>`],
	[`<set attributeName="onload" to="alert(1)"/>`],
	["<style>@import url(https://evil.example/x.css);</style>"],
	["<style>rect{fill:url(https://evil.example)}</style>"],
	[`<rect style="fill:url('https://evil.example')"/>`],
	[`<rect fill="url(//evil.example#a)"/>`],
	["<svg:script xmlns:svg='http://www.w3.org/2000/svg'>alert(1)</svg:script>"],
	["<![CDATA[<script>alert(1)</script>]]>"],
	["<?xml-stylesheet href='https://evil.example/x.css'?>"],
	["<!--<script>alert(1)</script>-->"],
])("%s leaves nothing that runs or leads elsewhere", (inside) => {
	const safe = clean(`${inside}<circle r="1"/>`);
	expect(safe).toMatch(/^<svg .*<circle r="1">?.*<\/svg>$/s);
	expect(safe).not.toMatch(/<script|on\w+=|javascript:|evil\.example|<!|<\?|iframe|animate|<set|svg\+xml/i);
	expect(sanitizedSvg(Buffer.from(safe!))).toEqual(Buffer.from(safe!)); // sanitising is idempotent
});

test.each([
	`<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#a)"/>`,
	`<style>.a>*{mix-blend-mode:screen}</style><g class="a"><path d="M0 0h8"/></g>`,
	`<image href="data:image/png;base64,AAAA"/><use xlink:href="#a"/>`,
	`<text font-family="Noto Sans">Zażółć &amp; &lt;gęślą&gt;</text>`,
])("a harmless drawing stays byte for byte: %s", (inside) => expect(clean(inside)).toBe(`${SVG}${inside}</svg>`));

test("drops a document type and its entities", () => {
	const doctype = `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${SVG}<text>&x;</text></svg>`;
	expect(Buffer.from(sanitizedSvg(Buffer.from(doctype)) ?? "").toString()).not.toMatch(/<script|<!|ENTITY/);
});

test.each([
	["text", Buffer.from("no drawing")],
	["HTML", Buffer.from("<html><svg></svg></html>")],
	["UTF-16", Buffer.from(`${SVG}</svg>`, "utf16le")],
])("%s is no SVG", (_, bytes) => expect(sanitizedSvg(bytes)).toBeUndefined());

test("keeps the site's own mark unchanged", () => {
	const mark = readFileSync(join(import.meta.dirname, "../../app/site/static/favicon.svg"));
	expect(sanitizedSvg(mark)).toBe(mark);
});
