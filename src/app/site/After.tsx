import { fill } from "../../kit/i18n/fill.ts";
import { Icon } from "../../kit/ui/icons.tsx";
import type { Frame } from "./frame.ts";
import type { After } from "./landing-data.ts";
import { texts } from "./texts.ts";

/** The main call to action after an event: the next event, or a sign-up for news of it. */
export function NextEntry({ frame, after: { next } }: { frame: Frame; after: After }) {
	const { lang } = frame;
	return (
		<a className="btn btn-key" href={next?.href ?? "#newsletter"}>
			{next ? fill(texts.nextIs[lang], next.name) : texts.tellMe[lang]} <Icon name="arrow" />
		</a>
	);
}

function waysOf({ lang, base, event }: Frame, { next, hasRecordings }: After) {
	return [
		...(event.isLoginAvailable && hasRecordings
			? [
					{
						icon: "play" as const,
						href: `${base}/user.html`,
						title: texts.recordings[lang],
						note: texts.recordingsNote[lang],
					},
				]
			: []),
		...(next
			? [
					{
						icon: "calendar" as const,
						href: next.href,
						title: next.name,
						note: next.when ? `${texts.next[lang]}: ` : texts.next[lang],
						when: next.when,
					},
				]
			: []),
		{ icon: "mail" as const, href: "#newsletter", title: texts.toNewsletter[lang], note: texts.newsletterNote[lang] },
	];
}

/** Below the hero of a past event: recordings, the next event and the newsletter. */
export function AfterBar({ frame, after }: { frame: Frame; after: After }) {
	const ways = waysOf(frame, after);
	return (
		<section className="info-bar on-dark" aria-label={frame.event.name}>
			<div className="wrap info-row">
				<ul>
					{ways.map((way) => (
						<li key={way.href}>
							<Icon name={way.icon} className="text-key" size={22} />
							<span>
								<b>
									<a className="text-white" href={way.href}>
										{way.title}
									</a>
								</b>
								<small>
									{way.note}
									{"when" in way && <span className="whitespace-nowrap">{way.when}</span>}
								</small>
							</span>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
