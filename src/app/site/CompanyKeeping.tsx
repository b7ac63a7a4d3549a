import { KeepCompany, StandLink } from "../../features/stands/web/KeepCompany.tsx";
import type { Lang } from "../../kit/i18n/lang.ts";
import { accountPath } from "../account/addresses.ts";

type Props = {
	lang: Lang;
	/** Where the pages begin at which the company is met, and the event that they are of. */
	base: string;
	eventCode: string;
	/** The event at which its stand is. */
	standEventCode: string;
	id: number;
	/** Whether nobody is logged in here: then nobody is asked for. */
	isStranger?: boolean;
};

/** The stand of a company in its window and on its page: for everybody by the log-in, with the briefcase for who is logged in. */
export function CompanyKeeping({ base, standEventCode, isStranger = false, ...at }: Props) {
	const stand = `${accountPath(at.lang, standEventCode)}/stands/${at.id}`;
	const byLogIn = <StandLink lang={at.lang} href={`${base}/user.html?to=${encodeURIComponent(stand)}`} />;
	return isStranger ? byLogIn : <KeepCompany {...at} stand={stand} otherwise={byLogIn} />;
}
