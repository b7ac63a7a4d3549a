import type { Theme } from "../../features/event/contract.ts";
import type { Promo } from "../../features/promo/contract.ts";
import { type Organiser, texts as sellerTexts } from "../../features/seller/texts.ts";
import type { EventTags } from "../../features/tracking/contract.ts";
import type { Lang } from "../../kit/i18n/lang.ts";

/** What every page of the public site knows: plain data, the same for all visitors. */
export type Frame = {
	lang: Lang;
	/** How many milliseconds the site's clock is ahead of the real one: pages are kept, so that they tell the difference. */
	ahead: number;
	/** Who organises and sells; null while no seller is set, and nothing that costs money is sold. */
	organiser: Organiser | null;
	/** Whether that is because a trial's clock began in the demonstration's time. */
	hasTrialClock: boolean;
	event: {
		code: string;
		name: string;
		theme: Theme;
		timeZone: string;
		/** "6–7 czerwca 2025"; null of a meetup, whose editions have their own. */
		dates: string | null;
		isMeeting: boolean;
		allowRegistration: boolean;
		isLoginAvailable: boolean;
		beamsUrl: string | null;
		/** Whether it has taken place: then nothing of it is sold, counted down or reminded of. */
		isOver: boolean;
	};
	/** Of an event that is over: the foundation's next one; null where none is known. */
	next: (FooterLink & { when: string }) | null;
	/** The moment at which time alone changes what every page of the event says. */
	until: Date | undefined;
	/** Where the event's pages begin on the host that was asked, for links: "" or "/e/DSS25" or "/en/e/DSS25". */
	base: string;
	/** The same page in the other language and in this one: paths on the host that was asked. */
	alternates: { pl: string; en: string };
	/** Where the event is at home, for what is read outside the site: "https://estrada.example". */
	origin: string;
	/**
	 * The whole addresses of the original of this page in both languages, on the event's own host when it has one;
	 * `x-default` is that of the installation's default language.
	 */
	originals: { pl: string; en: string; "x-default": string };
	footer: { events: FooterLink[]; meetups: FooterLink[] };
	/** What may be tracked on this page after consent, and the tags that then run; null where nothing may. */
	tracking: { tags: EventTags | null } | null;
	promo: (Promo & { until: Date | null }) | null;
};
export type FooterLink = { name: string; href: string };

/** A page ready to be rendered: which view, its data, and what the document's head says. */
export type Page<Name extends string = string, Data = unknown> = {
	view: Name;
	frame: Frame;
	data: Data;
	head: {
		title: string;
		description: string;
		imageUrl: string | null;
		/** In pixels; of the events' pictures 1200 × 630. */
		imageSize?: { width: number; height: number };
		/** Other forms of what the page shows, for feed readers and programs. */
		feeds?: { type: string; title: string; href: string }[];
		/** Open Graph's word for what the page is; "website" where it is left out. */
		kind?: "profile" | "article";
		isIndexable: boolean;
		/** schema.org objects. */
		linkedData: object[];
		/** The picture that is painted first, fetched early. */
		preloadImage?: { href: string; media?: string }[];
	};
	status?: number;
};

/** What rendering gives: the body's markup and the properties of its islands. */
export type Rendered = { html: string; islands: unknown[] };

/** Why nothing that costs money is sold; null where it is. */
export function noSaleOf({ organiser, lang }: Pick<Frame, "organiser" | "lang">): string | null {
	return organiser ? null : sellerTexts.noSale[lang];
}
