import { useState } from "react";
import { SESSION_HINT } from "../../../kit/contract/session-hint.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { keepLocally, readLocal } from "../../../kit/ui/local-storage.ts";
import { COLLECTED_KEY, parseCollected, storedCollected, withCollected } from "../../agenda/collected.ts";
import { lectureTexts } from "../lecture-texts.ts";
import type { LectureDescription } from "./LectureView.tsx";

type Props = { lang: Lang; base: string; lecture: LectureDescription };

/** Stars a lecture in this browser; log-in moves the star to the account. After a log-in it links to the plan. */
export function CollectStar({ lang, base, lecture }: Props) {
	const { objectId: lectureId, eventCode } = lecture;
	const [isFavourite, setFavourite] = useState(
		() => parseCollected(readLocal(COLLECTED_KEY))[eventCode]?.includes(lectureId) ?? false,
	);
	if (document.cookie.includes(`${SESSION_HINT}=`)) {
		// The link to a seat leads to the same screen.
		if (lecture.needsSeat) return null;
		return (
			<a className="btn btn-soft" href={`${base}/user.html?lecture=${lectureId}`}>
				<Icon name="star" />
				{lectureTexts.openInPlan[lang]}
			</a>
		);
	}
	const press = () => {
		const favourites = parseCollected(readLocal(COLLECTED_KEY));
		const next = withCollected(favourites, eventCode, { lectureId, isFavourite: !isFavourite });
		keepLocally(COLLECTED_KEY, storedCollected(next));
		setFavourite(!isFavourite);
	};
	const label = lectureTexts[isFavourite ? "isFavourite" : "addFavourite"][lang];
	return (
		<button
			type="button"
			className="btn btn-soft lm-star"
			aria-label={label}
			title={label}
			aria-pressed={isFavourite}
			onClick={press}
		>
			<Icon name="star" />
		</button>
	);
}
