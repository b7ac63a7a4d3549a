import type { Theme } from "../../features/event/contract.ts";
import type { Promo } from "../../features/promo/contract.ts";
import { type Organiser, texts as sellerTexts } from "../../features/seller/texts.ts";
import type { EventTags } from "../../features/tracking/contract.ts";
import type { Lang } from "../../kit/i18n/lang.ts";

/** Plain data of every public page, the same for all visitors. */
export type Frame = {
	lang: Lang;
	/** The offset of the site's clock from real time, in ms. Cached pages carry it instead of the time. */
	ahead: number;
	/** The organiser and seller; null without a seller, when nothing can be sold. */
	organiser: Organiser | null;
	/** Whether a trial's clock causes `ahead`. */
	hasTrialClock: boolean;
	event: {
		code: string;
		name: string;
		theme: Theme;
		timeZone: string;
		/** "6–7 czerwca 2025"; null for a meetup, whose editions have their own. */
		dates: string | null;
		isMeeting: boolean;
		allowRegistration: boolean;
		isLoginAvailable: boolean;
		beamsUrl: string | null;
		/** Whether the event has ended. Then sales, countdowns and reminders are off. */
		isOver: boolean;
	};
	/** The organiser's next event, shown after this one; null if unknown. */
	next: (FooterLink & { when: string }) | null;
	/** The next moment at which all pages of the event change although no content did. */
	until: Date | undefined;
	/** The base path of the event's pages on the requested host: "", "/e/DSS25" or "/en/e/DSS25". */
	base: string;
	/** The page's paths in both languages on the requested host. */
	alternates: { pl: string; en: string };
	/** The event's canonical origin, for use outside the site: "https://estrada.example". */
	origin: string;
	/**
	 * The page's canonical URLs, on the event's own host if it has one. `x-default` is in the installation's default
	 * language.
	 */
	originals: { pl: string; en: string; "x-default": string };
	footer: { events: FooterLink[]; meetups: FooterLink[] };
	/** The tracking that consent permits, and its tags; null for none. */
	tracking: { tags: EventTags | null } | null;
	promo: (Promo & { until: Date | null }) | null;
};
export type FooterLink = { name: string; href: string };

/** A page to render: its view, data and document head. */
export type Page<Name extends string = string, Data = unknown> = {
	view: Name;
	frame: Frame;
	data: Data;
	head: {
		title: string;
		description: string;
		imageUrl: string | null;
		/** In pixels. Events' pictures have 1200 × 630. */
		imageSize?: { width: number; height: number };
		/** Alternate representations for feed readers and programs. */
		feeds?: { type: string; title: string; href: string }[];
		/** The Open Graph type; "website" by default. */
		kind?: "profile" | "article";
		isIndexable: boolean;
		/** schema.org objects. */
		linkedData: object[];
		/** The picture painted first; the browser fetches it early. */
		preloadImage?: { href: string; media?: string }[];
	};
	status?: number;
};

export type RenderedPage = { html: string; islands: unknown[] };

/** The reason why nothing can be sold, or null. */
export function noSaleNotice({ organiser, lang }: Pick<Frame, "organiser" | "lang">): string | null {
	return organiser ? null : sellerTexts.noSale[lang];
}
