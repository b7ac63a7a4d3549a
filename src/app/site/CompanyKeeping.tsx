import { KeepCompany, StandLink } from "../../features/stands/web/KeepCompany.tsx";
import type { Lang } from "../../kit/i18n/lang.ts";
import { accountPath } from "../client/addresses.ts";

type Props = {
	lang: Lang;
	base: string;
	eventCode: string;
	/** The event that has its stand. */
	standEventCode: string;
	id: number;
	/** True for anonymous visitors: no person is fetched. */
	isStranger?: boolean;
};

/** Links a company's modal and page to its stand, via log-in for visitors. Logged-in people can also bookmark it. */
export function CompanyKeeping({ base, standEventCode, isStranger = false, ...at }: Props) {
	const stand = `${accountPath(at.lang, standEventCode)}/stands/${at.id}`;
	const byLogIn = <StandLink lang={at.lang} href={`${base}/user.html?to=${encodeURIComponent(stand)}`} />;
	return isStranger ? byLogIn : <KeepCompany {...at} stand={stand} otherwise={byLogIn} />;
}
