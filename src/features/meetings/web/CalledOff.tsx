import type { Lang } from "../../../kit/i18n/lang.ts";
import type { OwnMeeting } from "../contract.ts";
import { answerText } from "./Answers.tsx";
import { say, whenText } from "./words.ts";

type Props = {
	lang: Lang;
	timeZone: string;
	meetings: readonly OwnMeeting[];
	/** Whether one may ask its exhibitor for another time. */
	mayAsk(meeting: OwnMeeting): boolean;
	/** Chooses another time. */
	onOther(meeting: OwnMeeting): void;
};

/** Fetched with one's meetings alone, not with the form that asks for one. */
const offTexts = {
	title: { pl: "Nie odbędą się", en: "Will not take place" },
	other: { pl: "Wybierz inny termin", en: "Choose another time" },
	otherOf: { pl: "Wybierz inny termin: #who, #when", en: "Choose another time: #who, #when" },
};

/** The meetings that exhibitors declined or cancelled. */
export function CalledOff({ lang, timeZone, meetings, mayAsk, onOther }: Props) {
	return (
		<section className="card acc-card" aria-labelledby="meet-off">
			<h2 className="h-card" id="meet-off">
				{offTexts.title[lang]}
			</h2>
			<ul className="meet-list">
				{meetings.map((one) => (
					<li key={one.meetingId}>
						<p className="wrap-anywhere">{answerText({ lang, timeZone }, one)}</p>
						<div className="meet-acts">
							{mayAsk(one) && (
								<button
									type="button"
									className="btn btn-small"
									aria-label={say(lang, offTexts.otherOf, {
										who: one.exhibitor.name,
										when: whenText(lang, one.startDate, timeZone),
									})}
									onClick={() => onOther(one)}
								>
									{offTexts.other[lang]}
								</button>
							)}
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
