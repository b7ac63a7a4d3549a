import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { readMe } from "../texts.ts";

/** `email` finds data that is stored by address. */
export type Owner = { id: string; email: string; lang: Lang };

type ExportedFile = { name: string; bytes: Uint8Array };

/** `name` is the file's name, `title` its description. */
export type PersonalPart = {
	name: string;
	title: Text;
	of(owner: Owner): Promise<{ data: unknown; files?: ExportedFile[] }>;
	/** The amount of data, for the preview of erasure; by default its number of entries. */
	count?(owner: Owner): Promise<number>;
};

/** The amounts of parts, without empty ones; null for uncountable data. */
export async function countsOf(
	parts: readonly PersonalPart[],
	owner: Owner,
): Promise<{ title: Text; count: number | null }[]> {
	const counted = [];
	for (const part of parts) counted.push({ title: part.title, count: await countOf(part, owner) });
	return counted.filter((one) => one.count !== 0);
}

async function countOf(part: PersonalPart, owner: Owner): Promise<number | null> {
	if (part.count) return part.count(owner);
	const { data } = await part.of(owner);
	return Array.isArray(data) ? data.length : null;
}

/** A ZIP with a description, one JSON file per part, and files; of one event if `eventCode` is given. */
export async function exportData(
	parts: readonly PersonalPart[],
	owner: Owner,
	now: Date,
	eventCode?: string,
): Promise<Buffer> {
	const zip = new ZipFile();
	const contents: { title: Text; names: string[] }[] = [];
	for (const { name, title, of } of parts) {
		const { data, files = [] } = await of(owner);
		const all = [
			{ name: `${name}.json`, bytes: Buffer.from(`${JSON.stringify(data, null, "\t")}\n`) },
			...files.map((file) => ({ name: `${name}/${file.name}`, bytes: file.bytes })),
		];
		for (const file of all) zip.addBuffer(Buffer.from(file.bytes), file.name, { mtime: now });
		contents.push({ title, names: all.map((file) => file.name) });
	}
	zip.addBuffer(Buffer.from(description(owner, now, { contents, eventCode })), "README.txt", { mtime: now });
	zip.end();
	return buffer(zip.outputStream);
}

type Contents = { contents: { title: Text; names: string[] }[]; eventCode: string | undefined };

/** Describes the files, in the person's language first. */
function description(owner: Owner, now: Date, { contents, eventCode }: Contents): string {
	const langs: Lang[] = owner.lang === "pl" ? ["pl", "en"] : ["en", "pl"];
	const moment = now.toISOString().slice(0, 16).replace("T", " ");
	const inLang = (lang: Lang) => [
		readMe.heading[lang].toUpperCase(),
		eventCode === undefined
			? fill(readMe.lead[lang], { email: owner.email, moment })
			: fill(readMe.leadAtEvent[lang], { event: eventCode, email: owner.email, moment }),
		...contents.map(({ title, names }) => `${title[lang]}\n${fill(readMe.files[lang], { files: names.join(", ") })}`),
		readMe[eventCode === undefined ? "notIn" : "notInAtEvent"][lang],
	];
	return `${langs.map((lang) => inLang(lang).join("\n\n")).join("\n\n\n")}\n`;
}
