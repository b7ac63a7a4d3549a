import type { ReactNode } from "react";
import { ConsentBanner } from "../../features/tracking/web/ConsentBanner.tsx";
import type { Lang } from "../../kit/i18n/lang.ts";
import { Icon } from "../../kit/ui/icons.tsx";
import { Brand } from "./Brand.tsx";
import type { Frame } from "./frame.ts";
import { SiteFooter } from "./SiteFooter.tsx";
import { texts } from "./texts.ts";

/** The language switch: two links, the current one marked. */
export function LanguageSwitch({ frame }: { frame: Frame }) {
	return (
		<nav className="segment lang-switch" aria-label={texts.language[frame.lang]}>
			{(["pl", "en"] as const).map((lang) => (
				<a
					key={lang}
					href={frame.alternates[lang]}
					hrefLang={lang}
					lang={lang}
					data-lang={lang}
					aria-current={lang === frame.lang ? "true" : undefined}
					aria-label={lang === "pl" ? "PL, polski" : "EN, English"}
				>
					{lang.toUpperCase()}
				</a>
			))}
		</nav>
	);
}

/** The log-in link's label. Pages are cached for everyone, so the browser switches it (`markKnown`). */
function LogInLabel({ lang }: { lang: Lang }) {
	return (
		<>
			<span className="for-strangers">{texts.logIn[lang]}</span>
			<span className="for-known">{texts.myAccount[lang]}</span>
		</>
	);
}

/**
 * The log-in and registration links. Each leads to a page, or to a modal that says why it is closed. Past events link
 * to the next one.
 */
export function entryLinks(frame: Frame): { logIn: string; register: string } {
	return {
		logIn: frame.event.isLoginAvailable ? `${frame.base}/user.html` : "#login-unavailable",
		register: frame.event.isOver
			? (frame.next?.href ?? `${frame.base || "/"}#newsletter`)
			: frame.event.allowRegistration
				? `${frame.base}/${frame.event.isMeeting ? "meetup.html" : "registration.html"}`
				: "#registration-unavailable",
	};
}

export type Anchor = { href: string; label: string };

function Anchors({ anchors, label }: { anchors: Anchor[]; label: string }) {
	return (
		<nav aria-label={label} className="header-anchors">
			{anchors.map((anchor) => (
				<a key={anchor.href} href={anchor.href}>
					{anchor.label}
				</a>
			))}
		</nav>
	);
}

const OWN_NAMES = { pl: "Polski", en: "English" };

/** The menu of narrow headers: sections, log-in and the other language. */
function PhoneMenu({ frame, anchors }: { frame: Frame; anchors: Anchor[] }) {
	const { lang } = frame;
	const { logIn, register } = entryLinks(frame);
	const other = lang === "pl" ? "en" : "pl";
	return (
		<details className="header-menu" data-menu>
			<summary aria-label={texts.menu[lang]}>
				<Icon name="menu" size={24} />
			</summary>
			<nav aria-label={texts.menu[lang]}>
				{anchors.map((anchor) => (
					<a key={anchor.href} href={anchor.href}>
						{anchor.label}
					</a>
				))}
				<a href={logIn}>
					<LogInLabel lang={lang} />
				</a>
				{!frame.event.isOver && <a href={register}>{texts.register[lang]}</a>}
				<a href={frame.alternates[other]} hrefLang={other} lang={other} data-lang={other}>
					{OWN_NAMES[other]}
				</a>
			</nav>
		</details>
	);
}

/** The header. It overlays the landing page's hero and is fixed after 250 px; on other pages it is static. */
export function SiteHeader({ frame, anchors, isFixed }: { frame: Frame; anchors: Anchor[]; isFixed: boolean }) {
	const { lang } = frame;
	const { logIn, register } = entryLinks(frame);
	return (
		<header className={isFixed ? "site-header site-header-fixed" : "site-header"}>
			<div className="wrap header-row">
				<Brand frame={frame} />
				<Anchors anchors={anchors} label={texts.mainMenu[lang]} />
				<div className="header-doors">
					<LanguageSwitch frame={frame} />
					<a className="header-login" href={logIn}>
						<LogInLabel lang={lang} />
					</a>
					{!frame.event.isOver && (
						<a className="btn btn-small header-register" href={register}>
							{texts.register[lang]}
						</a>
					)}
					<PhoneMenu frame={frame} anchors={anchors} />
				</div>
			</div>
		</header>
	);
}

/** The promo bar of spec §2: a text with its code as a small ticket. A floating one stays in view and can be closed. */
export function PromoBar({ frame }: { frame: Frame }) {
	const { promo, lang } = frame;
	if (!promo) return null;
	return (
		<aside
			className={promo.isFloating ? "promo promo-floating on-dark" : "promo on-dark"}
			data-promo={promo.key}
			aria-label={texts.promo[lang]}
		>
			<p className="promo-text">
				<span>{promo.text}</span>
				{promo.code && <strong className="promo-code">{promo.code}</strong>}
				<a href={`${frame.base}/registration.html?code=${encodeURIComponent(promo.code ?? "")}`}>
					{texts.usePromo[lang]}
				</a>
			</p>
			{promo.isFloating && (
				<button type="button" aria-label={texts.closePromo[lang]}>
					<Icon name="close" />
				</button>
			)}
		</aside>
	);
}

/** The start of every page: the skip link, and the consent banner if anything may be tracked. */
export function PageTop({ frame }: { frame: Frame }) {
	return (
		<>
			<a className="skip" href="#content">
				{texts.skip[frame.lang]}
			</a>
			{frame.tracking && <ConsentBanner lang={frame.lang} base={frame.base} tags={frame.tracking.tags} />}
		</>
	);
}

/** The layout of every page but the landing page: header, content, footer. */
export function SiteChrome({ frame, children }: { frame: Frame; children: ReactNode }) {
	return (
		<>
			<PageTop frame={frame} />
			<SiteHeader frame={frame} anchors={landingAnchors(frame)} isFixed={false} />
			<main id="content">{children}</main>
			<SiteFooter frame={frame} />
		</>
	);
}

const SECTIONS = ["lecturers", "agenda", "packages", "exhibitors", "news", "contact"] as const;

/** Links from other pages to the landing page's sections. Meetups have no exhibitors, past events no prices. */
export function landingAnchors(frame: Frame): Anchor[] {
	const home = frame.base || "/";
	const missing = [frame.event.isMeeting && "exhibitors", frame.event.isOver && "packages"];
	const sections = SECTIONS.filter((id) => !missing.includes(id));
	return sections.map((id) => ({
		href: `${home}#${id}`,
		label: texts[id === "lecturers" ? "speakers" : id][frame.lang],
	}));
}
