import type { me } from "../../features/account/me-contract.ts";
import type { OwnExhibitor } from "../../features/exhibitors/staff-contract.ts";
import type { ResponseOf } from "../../kit/contract/call.ts";
import { Icon } from "../../kit/ui/icons.tsx";
import { exhibitorPath } from "../client/addresses.ts";
import { clientTexts } from "../client/texts.ts";
import { useFrame } from "../client/use-frame.ts";
import { ExhibitorLink } from "./ExhibitorLink.tsx";
import { EXHIBITOR_MENU } from "./menu.ts";
import { exhibitorTexts as texts } from "./texts.ts";
import { useWaiting } from "./use-waiting.ts";

export type RailProps = {
	workplace: OwnExhibitor | undefined;
	own: OwnExhibitor[];
	person: ResponseOf<typeof me> | undefined;
	onLeave: () => void;
};

export function ExhibitorRail(props: RailProps) {
	return (
		<div className="acc-side exh-rail">
			<RailContent {...props} />
		</div>
	);
}

/** Shows event, company, screens and person, in the side rail or the phone drawer. */
export function RailContent({ workplace, own, person, onLeave, onChoose }: RailProps & { onChoose?: () => void }) {
	const { lang, base, event } = useFrame();
	return (
		<>
			<a href={base || "/"} className="exh-event">
				<img src="/favicon.svg" width="36" height="36" alt="" />
				<span className="min-w-0">
					<b>{event.name}</b>
					<span>{texts.pageTitle[lang]}</span>
				</span>
			</a>
			{workplace && (
				<div className="exh-company">
					<img src={workplace.logoUrl} alt={workplace.name} />
				</div>
			)}
			<Others workplace={workplace} own={own} />
			<nav aria-label={texts.menu[lang]} className="acc-menu">
				<ExhibitorMenu exhibitorId={workplace?.objectId} onChoose={onChoose} />
			</nav>
			<div className="exh-foot">
				{person && <b className="wrap-anywhere">{`${person.firstName} ${person.lastName}`}</b>}
				<a className="plain-link" href={`${base}/account`}>
					{texts.toAccount[lang]}
				</a>
				<button type="button" className="plain-link" onClick={onLeave}>
					{clientTexts.logOut[lang]}
				</button>
			</div>
		</>
	);
}

function Others({ workplace, own }: Pick<RailProps, "workplace" | "own">) {
	const { lang } = useFrame();
	const others = own.filter((one) => one.objectId !== workplace?.objectId);
	if (others.length === 0) return null;
	return (
		<details className="exh-others">
			<summary>
				{texts.otherCompany[lang]}
				<Icon name="down" size={20} />
			</summary>
			<ul>
				{others.map((one) => (
					<li key={one.objectId}>
						<a className="acc-link" href={exhibitorPath(lang, one.eventCode, one.objectId)}>
							{`${one.name}, ${one.eventName}`}
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}

function ExhibitorMenu({
	exhibitorId,
	onChoose,
}: {
	exhibitorId: number | undefined;
	onChoose: (() => void) | undefined;
}) {
	const { lang } = useFrame();
	const waiting = useWaiting(exhibitorId);
	return EXHIBITOR_MENU.map(({ heading, items }) => (
		<div key={heading?.en ?? ""}>
			{heading && <p className="acc-heading">{heading[lang]}</p>}
			<ul>
				{items.map((item) => (
					<li key={item.path}>
						<ExhibitorLink to={`/${item.path}`} className="acc-link" onClick={onChoose}>
							<Icon name={item.icon} size={20} />
							<span>{item.label[lang]}</span>
							{Boolean(waiting[item.path]) && <span className="acc-badge">{waiting[item.path]}</span>}
						</ExhibitorLink>
					</li>
				))}
			</ul>
		</div>
	));
}
