import type { ReactNode } from "react";
import { Brand } from "./Brand.tsx";
import { LanguageSwitch, PageTop } from "./Chrome.tsx";
import { type Frame, noSaleNotice } from "./frame.ts";
import { texts } from "./texts.ts";

/** Sales terms are hidden if `isSelling` is false, when nothing costs money. */
type Props = { frame: Frame; isSelling: boolean; children: ReactNode };

/** The layout of registration and payment pages. Its only exit is the logo; footer documents open as modals. */
export function CheckoutChrome({ frame, isSelling, children }: Props) {
	const { lang, event } = frame;
	const noSale = isSelling && noSaleNotice(frame);
	return (
		<>
			<PageTop frame={frame} />
			<header className="site-header checkout-header">
				<div className="wrap header-row">
					<Brand frame={frame} />
					<p className="checkout-event">
						<b>{event.name}</b>
						{event.dates && <span>{event.dates}</span>}
					</p>
					<LanguageSwitch frame={frame} />
				</div>
			</header>
			<main id="content">
				<NoScript frame={frame} />
				{noSale && (
					<div className="wrap pt-6">
						<p className="notice notice-warn">{noSale}</p>
					</div>
				)}
				{children}
			</main>
			<footer className="checkout-foot">
				<p className="wrap">
					<a href="#terms">{texts.terms[lang]}</a>
					<a href="#privacy">{texts.privacy[lang]}</a>
					<a href={`${frame.base}/cookies.html#consent-title`} data-cookie-settings>
						{texts.cookies[lang]}
					</a>
					<a href="#contact-us">{texts.contact[lang]}</a>
					{frame.hasTrialClock && <span className="checkout-clock">{texts.trialClock[lang]}</span>}
				</p>
			</footer>
		</>
	);
}

export function NoScript({ frame }: { frame: Frame }) {
	return (
		<noscript>
			<p className="no-script">{texts.noScript[frame.lang]}</p>
		</noscript>
	);
}
