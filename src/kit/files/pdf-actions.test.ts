import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { hasPdfActions } from "./pdf-actions.ts";

const file = (...objects: (string | Buffer)[]) =>
	Buffer.concat([
		Buffer.from("%PDF-1.7\n"),
		...objects.flatMap((one, n) => [Buffer.from(`${n + 1} 0 obj\n`), Buffer.from(one), Buffer.from("\nendobj\n")]),
		Buffer.from("trailer<</Root 1 0 R>>\n%%EOF\n"),
	]);
const OBJECTS = "/Type/ObjStm/N 1/First 4/Filter/FlateDecode";
const packed = (text: string, dictionary = OBJECTS, keyword = "stream\r\n") =>
	Buffer.concat([Buffer.from(`<<${dictionary}>>\n${keyword}`), deflateSync(text), Buffer.from("\nendstream")]);
const script = "1 0 <</S/JavaScript/JS(x)>>";

test.each<[string, Buffer, boolean | undefined]>([
	["a plain file", file("<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages>>"), false],
	["JavaScript", file("<</Type/Catalog/Names<</JavaScript 2 0 R>>>>"), true],
	["JavaScript of a link", file("<</A<</S/JavaScript/JS(app.alert(1))>>>>"), true],
	["an escaped name", file("<</A<</S/J#61va#53cript/JS(app.alert(1))>>>>"), true],
	["a program", file("<</A<</S /Launch/F(calc.exe)>>>>"), true],
	["an action at opening", file("<</OpenAction<</S/URI/URI(https://evil.example)>>>>"), true],
	["an action at opening elsewhere", file("<</OpenAction 2 0 R>>", "<</S/SubmitForm/F(https://evil.example)>>"), true],
	["an action at opening nowhere", file("<</OpenAction 9 0 R>>"), true],
	["a page to open at", file("<</OpenAction[2 0 R/Fit]>>"), false],
	["a page to open at, as LaTeX writes it", file("<</OpenAction 2 0 R>>", "<</S /GoTo /D [3 0 R /Fit]>>"), false],
	["a page to open at, and something next", file("<</OpenAction<</S/GoTo/D[1 0 R]/Next 2 0 R>>>>"), true],
	["an object stream with JavaScript", file(packed("1 0 <</S/JavaScript/JS(x)>>")), true],
	[
		"an object stream with an escaped name",
		file(packed("1 0 <</S/Launch>>", "/Type/Obj#53tm/Filter /FlateDecode")),
		true,
	],
	[
		"a dictionary that hides its beginning",
		file(packed("1 0 <</S/JavaScript>>", "/Type/ObjStm/X(obj)/Filter/FlateDecode")),
		true,
	],
	[
		"a dictionary of many spaces",
		file(packed("1 0 <</S/Launch>>", `/Type/ObjStm${" ".repeat(5000)}/Filter/FlateDecode`)),
		true,
	],
	["an object stream without its type", file(packed("1 0 <</S/JavaScript>>", "/N 1/First 4/Filter/FlateDecode")), true],
	[
		"a plain object stream without its type",
		file("<</N 1/First 4>>\nstream\n1 0 <</S/J#61vaScript>>\nendstream"),
		true,
	],
	[
		"a page to open at in an object stream",
		file("<</OpenAction 4 0 R>>", packed("4 0 <</S/GoTo/D[3 0 R/Fit]>>")),
		false,
	],
	[
		"a place in an object stream",
		file(
			"<</OpenAction 4 0 R>>",
			packed("3 0 4 9 <</A 1>>   [3 0 R/Fit]", "/Type/ObjStm/N 2/First 8/Filter/FlateDecode"),
		),
		false,
	],
	["an address at opening in an object stream", file("<</OpenAction 4 0 R>>", packed("4 0 <</S/URI/URI(x)>>")), true],
	[
		"a place that a later revision replaces",
		file("<</OpenAction 2 0 R>>", "<</S/GoTo/D[3 0 R]>>\nendobj\n2 0 obj\n<</S/URI>>"),
		true,
	],
	["an action of a page", file("<</Type/Page/AA<</O<</S/URI/URI(x)>>>>>>"), true],
	["a form with a script", file("<</AcroForm<</XFA 2 0 R>>>>"), true],
	["a film", file("<</Subtype/RichMedia>>"), true],
	["a carried file", file("<</Names<</EmbeddedFiles 2 0 R>>>>"), true],
	["a link", file("<</A<</S/URI/URI(https://a.example)>>>>"), false],
	["a page that begins with numbers", file(packed("1 0 0 1 72 720 cm (HTML/CSS) Tj", "/Filter/FlateDecode")), false],
	["a damaged picture", file("<</Filter/FlateDecode>>\nstream\nx\nendstream"), false],
	["an object stream after a lone carriage return", file(packed(script, OBJECTS, "stream\r")), true],
	["an object stream after spaces", file(packed(script, OBJECTS, "stream \t\n")), true],
	["an object stream after a comment", file(packed(script, OBJECTS, "stream%x\n")), undefined],
	[
		"an untyped object stream, separated by the byte 0",
		file(packed("\x001\x000\0<</S/Launch>>", "/Filter/FlateDecode")),
		true,
	],
	["the word stream in a text", file("(a stream of words)"), false],
	["an action of a page after a comment", file("<</AA%x\n<</O<</S/URI/URI(x)>>>>>>"), true],
	["an action of a page after the byte 0", file("<</AA\0<</O<</S/URI/URI(x)>>>>>>"), true],
	["an action that also says GoTo", file("<</OpenAction<</X(/S/GoTo)/S/URI/URI(x)>>>>"), true],
	["a script of a film", file("<</A<</S/Rendition/JS(x)>>>>"), true],
	["a harmless object stream", file(packed("1 0 <</Type/Catalog>>")), false],
	["an object stream by a rare filter", file(packed("1 0 <<>>", "/Type/ObjStm/Filter/LZWDecode")), undefined],
	["words in a compressed page", file(packed("(/JavaScript)", "/Filter/FlateDecode")), false],
	["a name that only begins so", file("<</JavaScripts 1/Launcher 2>>"), false],
])("%s: %s", async (_, bytes, expected) => expect(await hasPdfActions(bytes)).toBe(expected));
