import { PhoneFold } from "../../kit/ui/phone-fold.tsx";
import { Brand } from "./Brand.tsx";
import type { FooterLink, Frame } from "./frame.ts";
import { texts } from "./texts.ts";

function Column({ title, links }: { title: string; links: FooterLink[] }) {
	return (
		<nav aria-label={title} className="footer-column">
			<h2>{title}</h2>
			<ul>
				{links.map((link) => (
					<li key={link.href}>
						<a href={link.href}>{link.name}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

// long: two lists of links, and where they stand
export function SiteFooter({ frame }: { frame: Frame }) {
	const { lang } = frame;
	const about: FooterLink[] = [
		{ name: texts.organiser[lang], href: "#organiser" },
		{ name: texts.challenge[lang], href: "#challenge" },
		{
			name: texts.account[lang],
			href: frame.event.isLoginAvailable ? `${frame.base}/user.html` : "#login-unavailable",
		},
	];
	const join: FooterLink[] = [
		{ name: texts.becomePartner[lang], href: "#sponsor" },
		{ name: texts.becomeSpeaker[lang], href: "#become-lecturer" },
		{ name: texts.volunteer[lang], href: "#volunteer" },
		{ name: texts.contact[lang], href: "#contact-us" },
	];
	return (
		<footer className="site-footer on-dark">
			<div className="wrap">
				<div className="footer-columns">
					<div className="footer-about">
						<Brand frame={frame} />
						{frame.organiser?.footer && <p>{frame.organiser.footer}</p>}
					</div>
					<PhoneFold id="footer-events" label={texts.footerEventsAndMeetups[lang]}>
						<Column title={texts.footerEvents[lang]} links={frame.footer.events} />
						<Column title={texts.footerMeetups[lang]} links={frame.footer.meetups} />
					</PhoneFold>
					<Column title={texts.footerJoin[lang]} links={join} />
					<Column title={texts.footerAbout[lang]} links={about} />
				</div>
				<div className="footer-foot">
					<span>{frame.organiser && `© ${frame.organiser.name}`}</span>
					<p>
						<a href="#terms">{texts.terms[lang]}</a>
						<a href="#privacy">{texts.privacy[lang]}</a>
						<a href={`${frame.base}/cookies.html#consent-title`} data-cookie-settings>
							{texts.cookies[lang]}
						</a>
					</p>
				</div>
				{frame.hasTrialClock && <p className="footer-clock">{texts.trialClock[lang]}</p>}
			</div>
		</footer>
	);
}
