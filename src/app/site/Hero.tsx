import { FactsPanel } from "../../features/event/web/FactsPanel.tsx";
import { Icon } from "../../kit/ui/icons.tsx";
import { NextEntry } from "./After.tsx";
import { entryLinks } from "./Chrome.tsx";
import { timeLeft, twoDigits } from "./countdown.ts";
import type { Frame } from "./frame.ts";
import type { HeroData } from "./hero-data.ts";
import type { LandingData } from "./landing-data.ts";
import { texts } from "./texts.ts";

function Countdown({ frame, countdown }: { frame: Frame; countdown: NonNullable<HeroData["countdown"]> }) {
	const { lang } = frame;
	const left = timeLeft(Date.parse(countdown.deadline), Date.parse(countdown.now));
	const parts = [
		["days", String(left.days)],
		["hours", twoDigits(left.hours)],
		["minutes", twoDigits(left.minutes)],
		["seconds", twoDigits(left.seconds)],
	] as const;
	return (
		<div className="countdown" data-deadline={countdown.deadline}>
			<p className="countdown-label">
				{countdown.label}
				<span className="countdown-passed" data-passed hidden={!left.isPassed}>
					{texts.passed[lang]}
				</span>
			</p>
			<div className="countdown-parts" role="timer" aria-live="off">
				{parts.map(([part, value]) => (
					<span className="countdown-part" key={part}>
						<b data-part={part}>{value}</b>
						<small>{texts[part][lang]}</small>
					</span>
				))}
			</div>
		</div>
	);
}

/** Longer headlines are set smaller, to fit three or four lines. */
const LONG_HEADLINE = 30;

/** The length of the longest word, which limits the font size: the word must fit one line. */
function longestWord(headline: string): number {
	return Math.max(...headline.split(/[\s-]+/).map((word) => word.length));
}

/** The registration button. For a meetup it opens the edition in the URL. */
function RegisterEntry({ frame, hero }: { frame: Frame; hero: HeroData }) {
	const requested =
		hero.requestedCalendar && frame.event.allowRegistration
			? `?calendar=${encodeURIComponent(hero.requestedCalendar)}`
			: "";
	return (
		<a className="btn btn-key" href={entryLinks(frame).register + requested}>
			{texts.register[frame.lang]} <Icon name="arrow" />
		</a>
	);
}

/** Wider screens get the wide crop of the picture. */
const WIDE = "(min-width: 1120px)";

function Picture({ hero }: { hero: HeroData }) {
	if (!hero.picture) return null;
	const { wide, phone, preview } = hero.picture;
	const wideScreen = { media: WIDE, width: "1440", height: "860" };
	return (
		<picture>
			{wide.avif && <source {...wideScreen} srcSet={wide.avif} type="image/avif" />}
			<source {...wideScreen} srcSet={wide.other} />
			{phone.avif && <source srcSet={phone.avif} type="image/avif" />}
			<img
				className="hero-picture"
				src={phone.other}
				width="780"
				height="640"
				alt=""
				fetchPriority="high"
				style={preview ? ({ "--preview": `url(${preview})` } as React.CSSProperties) : undefined}
			/>
		</picture>
	);
}

function Days({ hero }: { hero: HeroData }) {
	return (
		<ul className="hero-days">
			{hero.days.map((day) => (
				<li key={day.code}>
					<Icon name={day.isOnsite ? "pin" : "play"} className="text-key" />
					<span>
						<b>{day.name}</b>
						<small>{day.note}</small>
					</span>
				</li>
			))}
		</ul>
	);
}

/** The hero: name, headline, dates, place, two calls to action and the countdown over the scene. */
// long: one stage's markup, whose parts are components already
export function Hero({ frame, data }: { frame: Frame; data: LandingData }) {
	const { hero, after } = data;
	const { lang } = frame;
	const isNamed = hero.name !== hero.headline;
	const isLong = hero.headline.length > LONG_HEADLINE;
	return (
		<section className="hero on-dark" style={{ "--ground": hero.ground } as React.CSSProperties}>
			<div className="wrap hero-body">
				{(isNamed || after) && (
					<p className="hero-name">
						{isNamed && hero.name}
						{after && <span className="chip chip-outline text-white">{texts.over[lang]}</span>}
					</p>
				)}
				<h1
					className={isLong ? "hero-headline hero-headline-long" : "hero-headline"}
					style={{ "--longest": longestWord(hero.headline) } as React.CSSProperties}
				>
					{hero.headline}
				</h1>
				<p className="hero-lead">{hero.lead}</p>
				<Days hero={hero} />
				<p className="mt-3 hidden print:block">
					{texts.programmeAt[lang]} <b>{frame.originals[lang].replace(/^https?:\/\//, "")}</b>
				</p>
				{hero.isCalendarUnknown && (
					<p className="mt-5 flex items-start gap-3">
						<Icon name="calendar" className="text-key" /> {texts.calendarUnknown[lang]}
					</p>
				)}
				<p className="hero-actions">
					{after ? <NextEntry frame={frame} after={after} /> : <RegisterEntry frame={frame} hero={hero} />}
					<a className="btn btn-outline" href="#agenda">
						{texts.seeAgenda[lang]}
					</a>
				</p>
			</div>
			{/* The picture follows the text: a document that arrives in chunks must not shift a visible picture. */}
			<Picture hero={hero} />
			<div className="wrap hero-foot">
				<FactsPanel lang={lang} numbers={data.numbers}>
					{hero.countdown && <Countdown frame={frame} countdown={hero.countdown} />}
				</FactsPanel>
			</div>
		</section>
	);
}

/** Three facts below the hero and the calendar download. */
export function InfoBar({ frame, hero }: { frame: Frame; hero: HeroData }) {
	if (hero.facts.length === 0) return null;
	return (
		<section className="info-bar on-dark" aria-label={frame.event.name}>
			<div className="wrap info-row">
				<ul>
					{hero.facts.map((fact) => (
						<li key={fact.title}>
							<Icon name={fact.icon} className="text-key" size={22} />
							<span>
								<b>{fact.title}</b>
								<small>{fact.note}</small>
							</span>
						</li>
					))}
				</ul>
				<div className="info-actions">
					{hero.calendarUrl && (
						<a className="btn btn-outline btn-list" href={hero.calendarUrl}>
							<Icon name="calendar" /> {texts.addToCalendar[frame.lang]}
						</a>
					)}
					<a className="btn btn-outline btn-list" href="#reminder">
						<Icon name="clock" /> {texts.remindMe[frame.lang]}
					</a>
				</div>
			</div>
		</section>
	);
}
