import { seatCacheEnd } from "../../features/agenda/seat-status.ts";
import { describedLecture } from "../../features/agenda/server/described-lecture.ts";
import { lecturesOfLecturer } from "../../features/agenda/server/lecturer-store.ts";
import type { LectureDescription } from "../../features/agenda-page/web/LectureView.tsx";
import { findSourceEvent } from "../../features/event/server/store.ts";
import type { Company } from "../../features/exhibitors/contract.ts";
import { isText } from "../../features/exhibitors/field-type.ts";
import { existingExhibitor } from "../../features/exhibitors/server/store.ts";
import type { DatedNewsItem } from "../../features/news/contract.ts";
import { excerptOf } from "../../features/news/rules.ts";
import { newsShape } from "../../features/news/server/shapes.ts";
import { existingNews } from "../../features/news/server/store.ts";
import type { LecturerBio } from "../../features/speakers/contract.ts";
import { inLang, personCard } from "../../features/speakers/rules.ts";
import { existingLecturer } from "../../features/speakers/server/store.ts";
import { standEventOf } from "../../features/stands/server/store.ts";
import { htmlToPlain } from "../../kit/html/sanitize.ts";
import { localized, wordsIn } from "../../kit/i18n/lang.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { earliest } from "../../kit/time/earliest.ts";
import type { Deps } from "../boot/deps.ts";
import type { LoadedPage, PageRequest } from "../http/page-spec.ts";
import { sharePicture } from "../http/share-pictures.ts";
import { companyData, lectureData, newsData, personData } from "./document-linked-data.ts";

const DESCRIPTION_LENGTH = 160;

/** The first non-empty text, without HTML. */
function described(...texts: (string | null)[]): string {
	return excerptOf(
		texts.map((text) => htmlToPlain(text ?? "")).find((text) => text.trim() !== "") ?? "",
		DESCRIPTION_LENGTH,
	);
}

/** A raster picture for social networks, which do not show SVG. */
function pictureOf(url: string | null, width: number, height: number) {
	return url && !url.endsWith(".svg") ? { imageUrl: url, imageSize: { width, height } } : undefined;
}

/** The id in a document's URL, which the page table guarantees. */
const idOf = ({ id }: PageRequest) => invariant(id, "the number of a document");

export type SpeakerData = { bio: LecturerBio };

export async function speakerPage(deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { lang, frame, eventPictureUrl } = request;
	const id = idOf(request);
	const { person, eventCode, timeZone } = await existingLecturer(deps.db, id);
	const bio: LecturerBio = { ...person, eventCode, timeZone, lectures: await lecturesOfLecturer(deps.db, id) };
	const card = personCard(bio, lang);
	const picture = await sharePicture(deps, { kind: "speakers", id, lang });
	const job = [card.jobPosition, card.organization].filter(Boolean).join(", ");
	return {
		data: { bio } satisfies SpeakerData,
		head: {
			title: `${card.name} – ${frame.event.name}`,
			description: described(inLang(bio, lang).biography, job, card.name),
			...(picture ? { imageUrl: picture } : (pictureOf(card.imageUrl, 640, 640) ?? { imageUrl: eventPictureUrl })),
			kind: "profile",
			isIndexable: true,
			linkedData: personData(frame, bio, card),
		},
	};
}

export type LectureData = { lecture: LectureDescription; isAhead: boolean };

/** The page of a lecture, with seat statuses at most a minute old. */
export async function lecturePage(deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { lang, frame, eventPictureUrl } = request;
	const now = deps.clock.now();
	const found = await describedLecture(deps.db, idOf(request));
	const isAhead = new Date(found.endDate) > now && !frame.event.isOver;
	const lecture = isAhead ? found : { ...found, status: 0, statusVip: 0 };
	const subject = wordsIn(lang, lecture.language, lecture.subject, lecture.subjectPl, lecture.subjectEn).text;
	const { shortDescriptionPl: aboutPl, shortDescriptionEn: aboutEn } = lecture;
	const about = wordsIn(lang, lecture.language, lecture.shortDescription, aboutPl, aboutEn).text;
	const picture = await sharePicture(deps, { kind: "lectures", id: lecture.objectId, lang });
	const day = localized(lang, lecture.calendarName, lecture.calendarNameEn);
	return {
		data: { lecture, isAhead } satisfies LectureData,
		until: earliest([new Date(found.endDate), isAhead && found.needsSeat ? seatCacheEnd(now) : undefined], now),
		head: {
			title: `${subject} – ${frame.event.name}`,
			description: described(about, lecture.description, `${subject}, ${day}`),
			imageUrl: picture ?? eventPictureUrl,
			isIndexable: true,
			linkedData: lectureData(lecture, request),
		},
	};
}

export type CompanyData = { company: Company };

export async function exhibitorPage(deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { lang, frame, event, eventPictureUrl } = request;
	const exhibitorsEvent = await findSourceEvent(deps.db, event, event.landingExhibitorsEventCode);
	const id = idOf(request);
	const exhibitor = await existingExhibitor(deps.db, [event.id, exhibitorsEvent.id], id, lang);
	const company = { ...exhibitor, standEventCode: await standEventOf(deps.db, id) };
	const listed = company.groups.flatMap((group) => group.fields.filter((field) => isText(field.typeId)));
	return {
		data: { company } satisfies CompanyData,
		head: {
			title: `${company.name} – ${frame.event.name}`,
			description: described(...listed.map((field) => field.valueStr), `${company.name}, ${company.rodoName}`),
			imageUrl: eventPictureUrl,
			isIndexable: true,
			linkedData: companyData(frame, company),
		},
	};
}

export type NewsData = { item: DatedNewsItem };

export async function newsPage(deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { lang, frame, event, eventPictureUrl } = request;
	const item = {
		...newsShape(await existingNews(deps.db, event.id, idOf(request), deps.clock.now())),
		timeZone: event.timeZone,
	};
	const title = localized(lang, item.title, item.titleEn);
	const description = described(localized(lang, item.description, item.descriptionEn), title);
	return {
		data: { item } satisfies NewsData,
		head: {
			title: `${title} – ${frame.event.name}`,
			description,
			imageUrl: eventPictureUrl,
			...pictureOf(item.imageFilename, 640, 400),
			kind: "article",
			isIndexable: true,
			linkedData: newsData(frame, item, { title, description }),
		},
	};
}
