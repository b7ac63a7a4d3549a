import { SiteChrome } from "./Chrome.tsx";
import type { Page } from "./frame.ts";
import { texts } from "./texts.ts";

export function NotFound({ frame }: Page) {
	const { lang } = frame;
	const links = [...frame.footer.events, ...frame.footer.meetups];
	return (
		<SiteChrome frame={frame}>
			<section className="lost on-dark">
				<div className="wrap">
					<p className="number lost-number">404</p>
					<h1 className="h-page">{texts.notFoundTitle[lang]}</h1>
					<p className="lead">{texts.notFoundLead[lang]}</p>
					<p>
						<a className="btn btn-key" href={frame.base || "/"}>
							{texts.toHome[lang]}
						</a>
					</p>
					<h2>{texts.otherEvents[lang]}</h2>
					<ul className="lost-events">
						{links.map((link) => (
							<li key={link.href}>
								<a href={link.href}>{link.name}</a>
							</li>
						))}
					</ul>
				</div>
			</section>
		</SiteChrome>
	);
}
