import { CallFailure, call } from "../../../kit/api/call.ts";
import { type Lang, localized, tidy, tidyHtml } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { useLoaded, WaitingModal } from "../../../kit/ui/loaded.tsx";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { pictureSources } from "../../../kit/ui/picture.ts";
import { type DatedNewsItem, getNewsItem, type NewsItem } from "../contract.ts";
import { texts } from "../texts.ts";

/** The window of a news item, `#news/ID`. */
export default function NewsModal({ lang, eventCode, arg, onClose }: ModalProps) {
	const [loaded, retry] = useLoaded(arg, () => newsOf(eventCode, arg));
	const common = { lang, width: 720, onClose } as const;
	if (loaded.state !== "loaded") {
		const title = texts.item[lang];
		return <WaitingModal {...common} title={title} state={loaded.state} gone={texts.gone[lang]} onRetry={retry} />;
	}
	const item = loaded.value;
	return (
		<Modal
			{...common}
			title={tidy(localized(lang, item.title, item.titleEn))}
			above={
				<>
					<time dateTime={item.publicationDate}>{dateText(lang, new Date(item.publicationDate), item.timeZone)}</time>
					{item.isHighlighted && <b className="news-important">{texts.highlighted[lang]}</b>}
				</>
			}
		>
			<Story lang={lang} item={item} />
		</Modal>
	);
}

function newsOf(eventCode: string, arg: string): Promise<DatedNewsItem> {
	const id = Number(arg);
	return Number.isSafeInteger(id) && id > 0
		? call(getNewsItem, { params: { eventCode, id } })
		: Promise.reject(new CallFailure(404, undefined));
}

function Story({ lang, item }: { lang: Lang; item: NewsItem }) {
	const html = localized(lang, item.description, item.descriptionEn);
	return (
		<div className="news-story">
			{item.imageFilename && (
				<img
					{...pictureSources(item.imageFilename)}
					sizes="(min-width: 680px) 640px, 92vw"
					width="640"
					height="400"
					alt=""
				/>
			)}
			{/* sanitised on the server when it was written */}
			<div className="prose" dangerouslySetInnerHTML={{ __html: tidyHtml(html) }} />
			{item.tags.length > 0 && (
				<ul className="news-tags" aria-label={texts.tags[lang]}>
					{item.tags.map((tag) => (
						<li className="chip" key={tag}>
							{tag}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
