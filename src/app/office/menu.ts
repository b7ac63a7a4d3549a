import type { Right } from "../../features/organisers/rights.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import type { GlyphName } from "./pieces/Glyph.tsx";
import { officeTexts as texts } from "./texts.ts";

/** The server says which rights this person has; an entry without its right is not shown. */
export type OfficeMenuItem = {
	path: string;
	label: Text;
	icon: GlyphName;
	right: Right;
	/** The key that opens the screen after `G`. */
	key: string;
};

export type OfficeMenuGroup = { heading?: Text; items: readonly OfficeMenuItem[] };

export const OFFICE_MENU: readonly OfficeMenuGroup[] = [
	{ items: [{ path: "/today", label: texts.today, icon: "home", right: "figures.read", key: "d" }] },
	{
		heading: texts.sales,
		items: [
			{ path: "/orders", label: texts.orders, icon: "cart", right: "orders.read", key: "z" },
			{ path: "/participants", label: texts.participants, icon: "people", right: "people.read", key: "u" },
			{ path: "/packages", label: texts.packages, icon: "tag", right: "packages.read", key: "p" },
			{ path: "/waiting", label: texts.waiting, icon: "clock", right: "people.details", key: "l" },
			{ path: "/codes", label: texts.codes, icon: "key", right: "packages.read", key: "k" },
		],
	},
	{
		heading: texts.event,
		items: [
			{ path: "/organisers", label: texts.organisers, icon: "shield", right: "organisers.read", key: "r" },
			{ path: "/journal", label: texts.journal, icon: "history", right: "journal.read", key: "j" },
		],
	},
	{
		heading: texts.allEventsHeading,
		items: [{ path: "/foundation", label: texts.foundation, icon: "bank", right: "seller.read", key: "f" }],
	},
];

/** The menu of a person, without empty groups. */
export function menuOf(rights: readonly string[]): OfficeMenuGroup[] {
	return OFFICE_MENU.map((group) => ({
		...group,
		items: group.items.filter((one) => rights.includes(one.right)),
	})).filter(({ items }) => items.length > 0);
}

/** The entry of a screen, or of a screen below it. */
export function menuPlace(pathname: string): { group: OfficeMenuGroup; item: OfficeMenuItem } | undefined {
	const found = OFFICE_MENU.flatMap((group) => group.items.map((item) => ({ group, item })));
	return found.find(({ item }) => pathname === item.path || pathname.startsWith(`${item.path}/`));
}
