import { useState } from "react";
import { useSearch } from "wouter";
import { keepLocally, readLocal } from "../../kit/ui/local-storage.ts";
import { officePath } from "../client/addresses.ts";
import { NavLink } from "../client/NavLink.tsx";
import { clientTexts } from "../client/texts.ts";
import { useFrame } from "../client/use-frame.ts";
import { menuOf } from "./menu.ts";
import type { Office } from "./office-context.ts";
import { openKeys } from "./palette/open-keys.ts";
import { Glyph } from "./pieces/Glyph.tsx";
import { useKeys, useKeysSetting } from "./pieces/keys.ts";
import { officeTexts as texts } from "./texts.ts";
import { useMedia } from "./use-media.ts";

export type RailProps = {
	office: Office | undefined;
	photoUrl: string | null;
	onLeave: () => void;
	/** Opens the palette. */
	onFind: () => void;
};

const NARROW = "estrada-office-rail";

/** The rail is wide, or narrow after `[`, on smaller screens, and beside a list with an open panel. */
export function OfficeRail(props: RailProps) {
	const { lang } = useFrame();
	const [isChosen, setChosen] = useState(() => readLocal(NARROW) === "narrow");
	const isSmall = useMedia("(max-width: 1239px)");
	const search = useSearch();
	const isNarrow = isChosen || isSmall || new URLSearchParams(search).has("open");
	const toggle = () => {
		keepLocally(NARROW, isChosen ? null : "narrow");
		setChosen(!isChosen);
	};
	useKeys((key) => {
		if (key !== "[") return false;
		toggle();
		return true;
	});
	return (
		<div className="acc-side off-rail on-dark" data-narrow={isNarrow || undefined}>
			<RailContent {...props} />
			<button
				type="button"
				className="off-fold"
				aria-label={texts[isChosen ? "unfoldMenu" : "foldMenu"][lang]}
				title={`${texts[isChosen ? "unfoldMenu" : "foldMenu"][lang]} [`}
				onClick={toggle}
			>
				<Glyph name={isNarrow ? "right" : "left"} size={16} />
			</button>
		</div>
	);
}

/** Event, screens and person, in the rail or in the drawer of small screens. */
export function RailContent({ office, photoUrl, onLeave, onFind, onChoose }: RailProps & { onChoose?: () => void }) {
	const { lang } = useFrame();
	return (
		<>
			<EventSwitch office={office} />
			{office && <FindButton onFind={onFind} />}
			<nav aria-label={texts.menu[lang]} className="off-menu">
				{menuOf(office?.rights ?? []).map(({ heading, items }) => (
					<div key={heading?.en ?? ""}>
						{heading && <p className="off-heading">{heading[lang]}</p>}
						<ul>
							{items.map((item) => (
								<li key={item.path}>
									<NavLink to={item.path} className="off-link" title={item.label[lang]} onClick={onChoose}>
										<Glyph name={item.icon} />
										<span>{item.label[lang]}</span>
									</NavLink>
								</li>
							))}
						</ul>
					</div>
				))}
			</nav>
			{office && <Person office={office} photoUrl={photoUrl} onLeave={onLeave} />}
		</>
	);
}

function FindButton({ onFind }: { onFind: () => void }) {
	const { lang } = useFrame();
	const keys = openKeys();
	return (
		<button type="button" className="off-find" aria-haspopup="dialog" title={texts.find[lang]} onClick={onFind}>
			<Glyph name="search" />
			<span className="off-find-words">{texts.find[lang]}</span>
			<span className="off-find-keys" aria-hidden="true">
				{keys.join(" ")}
			</span>
		</button>
	);
}

/** The event of the office, lit by one beam, and the other events where this person has a role. */
function EventSwitch({ office }: { office: Office | undefined }) {
	const { lang, event } = useFrame();
	const others = office?.events.filter(({ code }) => code !== event.code) ?? [];
	const here = (
		<>
			<img src="/favicon.svg" width="34" height="34" alt="" />
			<span className="off-event-words">
				<b>{event.name}</b>
				<span>{event.dates}</span>
			</span>
		</>
	);
	if (others.length === 0) return <p className="off-event beams">{here}</p>;
	return (
		<details className="off-events">
			<summary className="off-event beams">
				{here}
				<span className="sr-only">{texts.otherEvents[lang]}</span>
				<Glyph name="sort" size={16} />
			</summary>
			<ul>
				{others.map(({ code, name }) => (
					<li key={code}>
						<a className="off-link" href={officePath(lang, code)}>
							{name}
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}

type PersonProps = { office: Office; photoUrl: string | null; onLeave: () => void };

// long: one menu's markup
function Person({ office, photoUrl, onLeave }: PersonProps) {
	const { lang, base } = useFrame();
	const { firstName, lastName, roles } = office;
	const [hasKeys, setKeys] = useKeysSetting();
	const name = `${firstName} ${lastName}`;
	return (
		<details className="off-person">
			<summary>
				<span className="sr-only">{texts.person[lang]}</span>
				{photoUrl ? (
					<img src={photoUrl} width="34" height="34" alt="" />
				) : (
					<span className="off-face" aria-hidden="true">
						{firstName.slice(0, 1)}
						{lastName.slice(0, 1)}
					</span>
				)}
				<span className="off-event-words">
					<b>{name}</b>
					<span>{[...new Set(roles.map((one) => one.name))].join(", ")}</span>
				</span>
				<Glyph name="sort" size={16} />
			</summary>
			<div className="off-person-menu">
				<label className="ctl-choice">
					<input
						type="checkbox"
						className="ctl-tick"
						checked={hasKeys}
						onChange={({ target }) => setKeys(target.checked)}
					/>
					{texts.keys[lang]}
				</label>
				<a className="off-link" href={`${base}/account`}>
					<Glyph name="person" />
					<span>{texts.toAccount[lang]}</span>
				</a>
				<button type="button" className="off-link" onClick={onLeave}>
					<Glyph name="back" />
					<span>{clientTexts.logOut[lang]}</span>
				</button>
			</div>
		</details>
	);
}
