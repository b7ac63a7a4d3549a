import { codeStateNames } from "../../../features/codes/code-names.ts";
import { type Hits, MAX_HITS } from "../../../features/office-find/contract.ts";
import { isFoundBy } from "../../../features/office-find/rules.ts";
import { stateNames } from "../../../features/order-office/states.ts";
import type { Right } from "../../../features/organisers/rights.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { officePath } from "../../client/addresses.ts";
import type { AppFrame } from "../../client/frame.ts";
import { menuOf } from "../menu.ts";
import type { Office } from "../office-context.ts";
import { shortMoment } from "../pieces/dates.ts";
import type { GlyphName } from "../pieces/Glyph.tsx";
import { statusNames } from "../screens/participants/participant-texts.ts";
import { paletteTexts as texts } from "./palette-texts.ts";

/** The way to an item: a screen of the office, another page, or the list of keys. */
export type PaletteTarget = { screen: string } | { page: string } | { dialog: "keys" };

export type PaletteItem = {
	id: string;
	icon: GlyphName;
	title: string;
	detail: string;
	/** Keys that lead there without the palette. */
	keys: readonly string[];
	target: PaletteTarget;
};

export type PaletteGroup = { id: string; label: string; items: PaletteItem[] };

const listOf = (screen: string, typed: string) => ({ screen: `${screen}?q=${encodeURIComponent(typed)}` });

/** Leads to the whole list, if there may be more hits than the palette shows. */
function wholeList(
	lang: Lang,
	{ path, title, typed, hits }: { path: string; title: Text; typed: string; hits: unknown[] },
) {
	if (hits.length < MAX_HITS) return [];
	const name = fill(title[lang], typed);
	return [itemOf(`list ${path}`, "list", { title: name, detail: texts.onList[lang], target: listOf(path, typed) })];
}

type Words = { title: string; detail: string; target: PaletteTarget; keys?: readonly string[] };

const itemOf = (id: string, icon: GlyphName, { keys = [], ...words }: Words): PaletteItem =>
	Object.assign({ id, icon, keys }, words);

/** The server's hits, by kind. */
// long: one kind after the other
export function hitGroups({ lang, base, event }: AppFrame, typed: string, hits: Hits): PaletteGroup[] {
	const page = (fragment: string) => ({ page: `${base || "/"}#${fragment}` });
	const people = hits.people.map(({ personId, firstName, lastName, packageName, status }) =>
		itemOf(`person ${personId}`, "person", {
			title: `${firstName} ${lastName}`,
			detail: `${packageName}, ${statusNames[status][lang].toLowerCase()}`,
			target: { screen: `/participants/${encodeURIComponent(personId)}` },
		}),
	);
	const orders = hits.orders.map(({ number, payerName, state, grossGrosz }) =>
		itemOf(`order ${number}`, "cart", {
			title: payerName,
			detail: `${number}, ${stateNames[state][lang].toLowerCase()}, ${moneyText(lang, grossGrosz)}`,
			target: { screen: `/orders?open=${encodeURIComponent(number)}` },
		}),
	);
	const codes = hits.codes.map(({ objectId, code, state }) =>
		itemOf(`code ${objectId}`, "key", {
			title: code,
			detail: codeStateNames[state][lang],
			target: { screen: `/codes?q=${encodeURIComponent(code)}&open=${objectId}` },
		}),
	);
	const lectures = hits.lectures.map(({ objectId, title, startDate, place }) =>
		itemOf(`lecture ${objectId}`, "calendar", {
			title,
			detail: [shortMoment(lang, startDate, event.timeZone), place].filter(Boolean).join(", "),
			target: page(`lecture/${objectId}`),
		}),
	);
	const companies = hits.companies.map(({ objectId, name }) =>
		itemOf(`company ${objectId}`, "briefcase", {
			title: name,
			detail: texts.onSite[lang],
			target: page(`company/${objectId}`),
		}),
	);
	const list = (path: string, title: Text, found: unknown[]) => wholeList(lang, { path, title, typed, hits: found });
	return groupsOf(lang, {
		people: [...people, ...list("/participants", texts.allPeople, people)],
		orders: [...orders, ...list("/orders", texts.allOrders, orders)],
		codes: [...codes, ...list("/codes", texts.allCodes, codes)],
		lectures,
		companies,
	});
}

/** The hits of an earlier text that the typed one finds as well. */
export function stillFound(typed: string, groups: readonly PaletteGroup[]): PaletteGroup[] {
	return withItems(groups, ({ title, detail }) => isFoundBy(typed, `${title} ${detail}`));
}

/** Acts and screens of the organiser's rights; all of them without typed words. */
export function ownGroups({ lang, base, event }: AppFrame, typed: string, office: Office): PaletteGroup[] {
	const { rights } = office;
	const screens = menuOf(rights).flatMap(({ items }) =>
		items.map(({ path, icon, label, key }) =>
			itemOf(`screen ${path}`, icon, {
				title: label[lang],
				detail: "",
				keys: ["G", key.toUpperCase()],
				target: { screen: path },
			}),
		),
	);
	const events = office.events
		.filter(({ code }) => code !== event.code)
		.map(({ code, name }) =>
			itemOf(`event ${code}`, "swap", {
				title: fill(texts.switchTo[lang], name),
				detail: code,
				target: { page: officePath(lang, code) },
			}),
		);
	const site = itemOf("site", "eye", { title: texts.site[lang], detail: "", target: { page: base || "/" } });
	const groups = groupsOf(lang, { acts: actsOf(lang, rights), screens: [...screens, site, ...events] });
	return typed === "" ? groups : withItems(groups, ({ title, detail }) => isFoundBy(typed, `${title} ${detail}`));
}

type Act = { id: string; icon: GlyphName; title: Text; detail: Text; right: Right; screen: string };

const ACTS: readonly Act[] = [
	{
		id: "new order",
		icon: "cart",
		title: texts.newOrder,
		detail: texts.newOrderDetail,
		right: "orders.change",
		screen: "/orders/new",
	},
	{
		id: "new guest",
		icon: "person",
		title: texts.newGuest,
		detail: texts.newGuestDetail,
		right: "people.change",
		screen: "/participants?open=guest",
	},
	{
		id: "new codes",
		icon: "key",
		title: texts.newCodes,
		detail: texts.newCodesDetail,
		right: "codes.change",
		screen: "/codes?open=new",
	},
	{
		id: "invite",
		icon: "shield",
		title: texts.invite,
		detail: texts.inviteDetail,
		right: "organisers.manage",
		screen: "/organisers?open=new",
	},
];

function actsOf(lang: Lang, rights: readonly string[]): PaletteItem[] {
	const allowed = ACTS.filter(({ right }) => rights.includes(right));
	const keys = itemOf("keys", "list", { title: texts.keys[lang], detail: "", keys: ["?"], target: { dialog: "keys" } });
	return [
		...allowed.map(({ id, icon, title, detail, screen }) =>
			itemOf(id, icon, { title: title[lang], detail: detail[lang], target: { screen } }),
		),
		keys,
	];
}

type GroupName = "people" | "orders" | "codes" | "lectures" | "companies" | "recent" | "acts" | "screens";

/** Groups with their headings, without empty ones. */
export function groupsOf(lang: Lang, groups: Partial<Record<GroupName, PaletteItem[]>>): PaletteGroup[] {
	return (Object.entries(groups) as [GroupName, PaletteItem[]][])
		.filter(([, items]) => items.length > 0)
		.map(([id, items]) => ({ id, label: texts[id][lang], items }));
}

function withItems(groups: readonly PaletteGroup[], isWanted: (item: PaletteItem) => boolean): PaletteGroup[] {
	return groups
		.map(({ id, label, items }) => ({ id, label, items: items.filter(isWanted) }))
		.filter(({ items }) => items.length > 0);
}
