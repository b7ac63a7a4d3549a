import { KeepCompany, StandLink } from "../../features/stands/web/KeepCompany.tsx";
import type { Lang } from "../../kit/i18n/lang.ts";
import { accountPath } from "../account/addresses.ts";

type Props = {
	lang: Lang;
	/** The base path of the pages with the company. */
	base: string;
	eventCode: string;
	/** The event of its stand. */
	standEventCode: string;
	id: number;
	/** Whether the visitor is anonymous; then no person is fetched. */
	isStranger?: boolean;
};

/**
 * Links to a company's stand in its modal and on its page: via log-in for visitors, with the briefcase for logged-in
 * people.
 */
export function CompanyKeeping({ base, standEventCode, isStranger = false, ...at }: Props) {
	const stand = `${accountPath(at.lang, standEventCode)}/stands/${at.id}`;
	const byLogIn = <StandLink lang={at.lang} href={`${base}/user.html?to=${encodeURIComponent(stand)}`} />;
	return isStranger ? byLogIn : <KeepCompany {...at} stand={stand} otherwise={byLogIn} />;
}
