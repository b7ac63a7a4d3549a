import { useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { calendarDateText } from "../../../kit/time/zone.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Switch } from "../../../kit/ui/switch.tsx";
import { type ProfileAtEvent, showProfileAtEvent } from "../contract.ts";
import { profileTexts as texts } from "./texts.ts";

type Props = {
	lang: Lang;
	event: { code: string; name: string };
	at: ProfileAtEvent;
	isSaved: boolean;
	onChanged: (isVisible: boolean) => void;
};

/** Switches the profile's visibility at an event, and says who sees it. */
export function VisibleCard({ lang, event, at, isSaved, onChanged }: Props) {
	const { said, failure, isBusy, change } = useVisible({ lang, event, onChanged });
	const isOpen = at.state === "open" && !at.isOver;
	const closed = {
		unpaid: texts.unpaid[lang],
		noTicket: texts.noTicket[lang],
		locked: fill(texts.lockedHere[lang], { package: at.packageName ?? "" }),
	};
	return (
		<section className="card acc-card" aria-labelledby="profile-who">
			<h2 className="h-card" id="profile-who">
				{texts.who[lang]}
			</h2>
			{((at.isVisible && !at.isOver) || (isOpen && isSaved)) && (
				<Switch
					label={fill(texts.visible[lang], { event: event.name })}
					isOn={at.isVisible}
					isBusy={isBusy}
					describedBy="profile-seen"
					onChange={(isOn) => void change(isOn)}
				/>
			)}
			<p className="text-muted text-pretty" id="profile-seen">
				{at.state !== "open" ? closed[at.state] : seenText(lang, at)}
				{isOpen && !isSaved && ` ${texts.saveFirst[lang]}`}
			</p>
			<p className="sr-only" role="status">
				{said}
			</p>
			<div aria-live="assertive">
				<FieldError id="profile-who" error={failure} />
			</div>
		</section>
	);
}

function seenText(lang: Lang, { isOver, isVisible, seenUntil }: ProfileAtEvent): string {
	const text = isOver ? texts.over[lang] : `${texts[isVisible ? "seen" : "unseen"][lang]} ${texts.until[lang]}`;
	return fill(text, { until: calendarDateText(lang, seenUntil) });
}

function useVisible({ lang, event, onChanged }: Pick<Props, "lang" | "event" | "onChanged">) {
	const [said, setSaid] = useState("");
	const [failure, setFailure] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const change = async (isVisible: boolean) => {
		setBusy(true);
		setFailure(undefined);
		try {
			await call(showProfileAtEvent, { params: { eventCode: event.code }, query: { lang }, body: { isVisible } });
			onChanged(isVisible);
			setSaid(fill(texts[isVisible ? "shown" : "hidden"][lang], { event: event.name }));
		} catch (error) {
			setFailure(error instanceof CallFailure && error.problem ? error.message : texts.notSwitched[lang]);
		}
		setBusy(false);
	};
	return { said, failure, isBusy, change };
}
