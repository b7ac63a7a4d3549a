import { KeepCompany } from "../../features/stands/web/KeepCompany.tsx";
import type { Lang } from "../../kit/i18n/lang.ts";
import { accountPath } from "../account/addresses.ts";

export type CompanyKeepingProps = { lang: Lang; eventCode: string; id: number };

/** The briefcase in a company's window and on its page, for a visitor who is logged in. */
export function CompanyKeeping(props: CompanyKeepingProps) {
	const standAt = (eventCode: string) => `${accountPath(props.lang, eventCode)}/stands/${props.id}`;
	return <KeepCompany {...props} standAt={standAt} />;
}
