import type { me } from "../../features/account/me-contract.ts";
import type { ResponseOf } from "../../kit/contract/call.ts";
import { localized } from "../../kit/i18n/lang.ts";
import { Icon } from "../../kit/ui/icons.tsx";
import { accountPath } from "../client/addresses.ts";
import { useFrame } from "../client/use-frame.ts";
import { texts } from "./texts.ts";

/** Reserves the line while packages load. */
const PENDING = "\u00a0";

type Person = ResponseOf<typeof me>;

export function EventSwitch({ person }: { person: Person | undefined }) {
	const { lang, base, event } = useFrame();
	const own = person?.registrations.filter((one) => one.status !== "cancelled") ?? [];
	const packages = own.filter((one) => one.eventCode === event.code).map((one) => one.packageName);
	const others = [...new Map(own.map((one) => [one.eventCode, one])).values()].filter(
		(one) => one.eventCode !== event.code,
	);
	return (
		<details className="acc-event">
			<summary>
				<span className="acc-event-mark" aria-hidden="true" />
				<span className="min-w-0">
					<b>{event.name}</b>
					{[event.dates, person ? packages.join(", ") : PENDING].filter(Boolean).map((more) => (
						<span key={more} className="acc-event-more">
							{more}
						</span>
					))}
				</span>
				<Icon name="down" size={20} />
			</summary>
			<ul className="acc-events">
				<li>
					<a href={base || "/"}>{texts.toSite[lang]}</a>
				</li>
				{others.length > 0 && <li className="acc-heading">{texts.otherEvent[lang]}</li>}
				{others.map((one) => (
					<li key={one.eventCode}>
						<a href={accountPath(lang, one.eventCode)}>{localized(lang, one.eventName, one.eventNameEn)}</a>
					</li>
				))}
			</ul>
		</details>
	);
}
