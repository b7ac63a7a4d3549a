import { type Attendance, maskedName } from "../../features/certificates/rules.ts";
import { checkedCertificate } from "../../features/certificates/server/certificates.ts";
import { checkTexts as texts } from "../../features/certificates/texts.ts";
import type { CheckView } from "../../features/certificates/web/CheckView.tsx";
import { lastDay } from "../../features/event/over.ts";
import { localized } from "../../kit/i18n/lang.ts";
import { dateText, spanText } from "../../kit/time/zone.ts";
import type { Deps } from "../boot/deps.ts";
import type { Input, LoadedPage, PageData, PageRequest } from "../http/page-spec.ts";

type CertificateQuery = { typed: string; isTooOften: boolean };

/** Longer than any number with its dash and spaces. */
const TYPED_MAX = 40;

/** The number in the URL or typed into the page. Its page is uncached. */
export function certificateChoice(_deps: Deps, { query, name, isTooOften }: Input): PageData {
	const typed = (name || query.get("number") || "").slice(0, TYPED_MAX);
	return typed === ""
		? { key: "", value: undefined }
		: { key: null, value: { typed, isTooOften } satisfies CertificateQuery };
}

/** The page that verifies a certificate. It shows only facts to compare. */
export async function certificatePage(deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const choice = request.chosen as CertificateQuery | undefined;
	const data: CheckView = choice ? await viewOf(deps, request, choice) : { state: "asking" };
	const { lang, frame } = request;
	return {
		data,
		status: data.state === "tooMany" ? 429 : data.state === "unknown" || data.state === "mistyped" ? 404 : 200,
		head: {
			title: `${texts.pageTitle[lang]} – ${frame.event.name}`,
			description: texts.description[lang],
			imageUrl: request.eventPictureUrl,
			isIndexable: false,
			linkedData: [],
		},
	};
}

async function viewOf(deps: Deps, { lang }: PageRequest, { typed, isTooOften }: CertificateQuery): Promise<CheckView> {
	if (isTooOften) return { state: "tooMany" };
	const checked = await checkedCertificate(deps.db, typed);
	if (!("event" in checked)) return { state: checked.state, typed };
	const { event, number } = checked;
	const { timeZone, startsAt } = event;
	const facts = {
		number,
		eventName: localized(lang, event.name, event.nameEn),
		dates: spanText(lang, startsAt, lastDay(event), timeZone),
	};
	if (checked.state === "withdrawn") return { state: "withdrawn", ...facts };
	const { holder, attendance, issuedAt, issuer } = checked.wording;
	return {
		state: "real",
		...facts,
		holder: maskedName(holder),
		issuer: issuer?.name ?? null,
		attended: attendedOf(attendance),
		issued: dateText(lang, issuedAt, timeZone),
	};
}

const attendedOf = ({ days, lectures, minutes }: Attendance) => ({ days, lectures, minutes });
