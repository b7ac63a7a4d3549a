import type { Notice } from "../../../../features/notices/contract.ts";
import { noticesTexts as texts } from "../../../../features/notices/texts.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { momentText } from "../../../../kit/time/moment.ts";
import { Icon, type IconName } from "../../../../kit/ui/icons.tsx";

/** Icons by the first part of a notice's kind: "meeting-moved" has the meeting icon. */
const ICONS: Record<string, IconName> = {
	lecture: "calendar",
	person: "people",
	appointment: "clock",
	meeting: "clock",
	stand: "briefcase",
	waiting: "ticket",
	seat: "chair",
	message: "chat",
};

export function NoticeRow({ lang, notice }: { lang: Lang; notice: Notice }) {
	const { kind, text, detail, date, isRead, event } = notice;
	return (
		<>
			<Icon name={ICONS[kind.split("-")[0] ?? ""] ?? "bell"} size={22} />
			<span className="bell-words">
				<span className="bell-text" data-unread={!isRead || undefined}>
					{!isRead && <span className="sr-only">{texts.unreadMark[lang]} </span>}
					{text}
				</span>
				{detail && <span>{detail}</span>}
				<span className="bell-more">
					{event.name}, <time dateTime={date}>{momentText(lang, new Date(date), event.timeZone, false)}</time>
				</span>
			</span>
			{!isRead && <span className="bell-dot" aria-hidden="true" />}
		</>
	);
}
