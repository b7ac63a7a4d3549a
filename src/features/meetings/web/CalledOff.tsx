import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { answerProposal, type OwnMeeting } from "../contract.ts";
import { answerText } from "./Answers.tsx";
import type { MeetingActions } from "./use-acting.ts";
import { whenText } from "./words.ts";

type Props = {
	lang: Lang;
	timeZone: string;
	accountId: string;
	acting: MeetingActions;
	meetings: readonly OwnMeeting[];
	mayAsk(meeting: OwnMeeting): boolean;
	onOther(meeting: OwnMeeting): void;
};

/** Only one's own meetings load these texts, not the form. */
const offTexts = {
	title: { pl: "Nie odbędą się", en: "Will not take place" },
	other: { pl: "Wybierz inny termin", en: "Choose another time" },
	away: { pl: "Usuń z listy", en: "Remove from the list" },
	awayOf: { pl: "Usuń z listy: #who, #when", en: "Remove from the list: #who, #when" },
	otherOf: { pl: "Wybierz inny termin: #who, #when", en: "Choose another time: #who, #when" },
};

export function CalledOff({ meetings, ...shown }: Props) {
	const { lang, timeZone } = shown;
	return (
		<section className="card acc-card" aria-labelledby="meet-off">
			<h2 className="h-card" id="meet-off">
				{offTexts.title[lang]}
			</h2>
			<ul className="meet-list">
				{meetings.map((one) => (
					<li key={one.meetingId}>
						<p className="wrap-anywhere">{answerText({ lang, timeZone }, one)}</p>
						<Acts {...shown} one={one} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Acts({ one, ...shown }: Omit<Props, "meetings"> & { one: OwnMeeting }) {
	const { lang, timeZone, accountId, acting, mayAsk, onOther } = shown;
	const { meetingId, exhibitor } = one;
	const of = { who: exhibitor.name, when: whenText(lang, one.startDate, timeZone) };
	const takeAway = () =>
		acting.act(async () => {
			const params = { meetingId, id: accountId };
			await call(answerProposal, { params, query: { lang }, body: { isSeen: true } });
			return undefined;
		});
	return (
		<div className="meet-acts">
			{mayAsk(one) && (
				<button
					type="button"
					className="btn btn-small"
					aria-label={fill(offTexts.otherOf[lang], of)}
					onClick={() => onOther(one)}
				>
					{offTexts.other[lang]}
				</button>
			)}
			<button
				type="button"
				className="btn btn-outline btn-small"
				aria-label={fill(offTexts.awayOf[lang], of)}
				aria-disabled={acting.isBusy}
				onClick={() => void takeAway()}
			>
				{offTexts.away[lang]}
			</button>
		</div>
	);
}
