import { vi } from "vitest";

export async function emailLink(site: string, email: string, link: RegExp): Promise<string> {
	const newest = async () => {
		const list = await (await fetch(`${site}/outbox`)).text();
		const row = list.split("<li ").find((one) => one.includes(email));
		const href = /href="(\/outbox\/\d+[^"]*)"/.exec(row ?? "")?.[1];
		if (!href) throw new Error(`There is no e-mail to ${email}.`);
		return href;
	};
	const text = await (await fetch(site + (await vi.waitFor(newest, { timeout: 25_000, interval: 200 })))).text();
	const found = (text.match(/https?:\/\/[^\s"<>]+/g) ?? []).find((one) => link.test(one));
	if (!found) throw new Error(`The e-mail to ${email} has no such link.`);
	const { pathname, search } = new URL(found.replaceAll("&amp;", "&"));
	return pathname + search;
}
