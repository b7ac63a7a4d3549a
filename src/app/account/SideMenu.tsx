import type { me } from "../../features/account/me-contract.ts";
import type { ResponseOf } from "../../kit/contract/call.ts";
import { Icon } from "../../kit/ui/icons.tsx";
import { LanguageLinks } from "../client/LanguageLinks.tsx";
import type { MenuItem } from "../client/menu.ts";
import { NavLink } from "../client/NavLink.tsx";
import { clientTexts } from "../client/texts.ts";
import { useFrame } from "../client/use-frame.ts";
import { Bell } from "./Bell.tsx";
import { EventSwitch } from "./EventSwitch.tsx";
import { MENU } from "./menu.ts";
import { texts } from "./texts.ts";
import { Unread } from "./Unread.tsx";

type Person = ResponseOf<typeof me>;

export function Face({ person }: { person: Person | undefined }) {
	if (person?.photoUrl)
		return <img className="acc-face" src={`${person.photoUrl}&size=small`} alt="" width={42} height={42} />;
	return (
		<span className="acc-face" aria-hidden="true">
			{person ? `${person.firstName.slice(0, 1)}${person.lastName.slice(0, 1)}`.toUpperCase() : <Icon name="menu" />}
		</span>
	);
}

export function SideMenu({ person, onLeave }: { person: Person | undefined; onLeave: () => void }) {
	const { lang, base } = useFrame();
	return (
		<div className="acc-side">
			<div className="acc-top">
				<a href={base || "/"} className="brand" aria-label={texts.home[lang]}>
					<img src="/favicon.svg" width="36" height="36" alt="" />
					<span>estrada</span>
				</a>
				<Bell />
			</div>
			<EventSwitch person={person} />
			<nav aria-label={texts.menu[lang]} className="acc-menu">
				<MenuLinks person={person} />
			</nav>
			<div className="acc-foot">
				<LanguageLinks />
				{person && <PersonFoot person={person} onLeave={onLeave} />}
			</div>
		</div>
	);
}

function PersonFoot({ person, onLeave }: { person: Person; onLeave: () => void }) {
	const { lang } = useFrame();
	return (
		<div className="acc-person">
			<Face person={person} />
			<span className="min-w-0">
				<b className="wrap-anywhere">{`${person.firstName} ${person.lastName}`}</b>
				<button type="button" className="plain-link" onClick={onLeave}>
					{clientTexts.logOut[lang]}
				</button>
			</span>
		</div>
	);
}

export function MenuLinks({ person, onChoose }: { person: Person | undefined; onChoose?: () => void }) {
	const { lang, base } = useFrame();
	const groups = MENU.map(({ heading, items }) => (
		<div key={heading?.en ?? ""}>
			{heading && <p className="acc-heading">{heading[lang]}</p>}
			<ul>
				{items.map((item) => (
					<li key={item.path}>
						<MenuLink item={item} onChoose={onChoose} />
					</li>
				))}
			</ul>
		</div>
	));
	if (!person?.isExhibitorStaff) return groups;
	return (
		<>
			{groups}
			<a href={`${base}/exhibitor`} className="acc-link">
				<Icon name="briefcase" size={20} />
				{texts.exhibitor[lang]}
			</a>
		</>
	);
}

function MenuLink({ item, onChoose }: { item: MenuItem; onChoose: (() => void) | undefined }) {
	const { lang } = useFrame();
	return (
		<NavLink to={`/${item.path}`} end={item.path === ""} className="acc-link" onClick={onChoose}>
			<Icon name={item.icon} size={20} />
			<span>{item.label[lang]}</span>
			<Unread path={item.path} />
		</NavLink>
	);
}
