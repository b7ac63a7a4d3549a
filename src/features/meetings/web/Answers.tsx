import { useEffect, useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import type { OwnMeeting } from "../contract.ts";
import { isLive } from "../rules.ts";
import { CONFIRMATION_MS } from "./use-acting.ts";
import { whenText } from "./words.ts";

type TimeProps = { lang: Lang; timeZone: string };

const answerTexts: Partial<Record<OwnMeeting["state"], Text>> = {
	asked: { pl: "Firma #who proponuje inny termin: #when.", en: "#who proposes another time: #when." },
	agreed: { pl: "Firma #who zgodziła się na spotkanie: #when.", en: "#who agreed to meet you: #when." },
	declined: {
		pl: "Firma #who nie mogła przyjąć Twojej prośby: #when.",
		en: "#who could not accept your request: #when.",
	},
	cancelled: { pl: "Firma #who odwołała to spotkanie: #when.", en: "#who cancelled this meeting: #when." },
};

export function answerText({ lang, timeZone }: TimeProps, one: OwnMeeting): string {
	const values = { who: one.exhibitor.name, when: whenText(lang, one.startDate, timeZone) };
	const text = answerTexts[one.state];
	return text ? fill(text[lang], values) : "";
}

const answerKey = ({ state, by, slotId }: OwnMeeting) => `${state} ${by} ${slotId}`;

function answersSince(before: readonly OwnMeeting[], meetings: readonly OwnMeeting[]): OwnMeeting[] {
	const standingById = new Map(before.map((one) => [one.meetingId, answerKey(one)]));
	return meetings.filter((one) => one.by === "exhibitor" && standingById.get(one.meetingId) !== answerKey(one));
}

/** The list may be out of sight. */
export function Answers({ meetings, ...shown }: TimeProps & { meetings: readonly OwnMeeting[] }) {
	const [known, setKnown] = useState(meetings);
	const [told, setTold] = useState<{ text: string; isWrong: boolean }>();
	if (known !== meetings) {
		setKnown(meetings);
		const answers = answersSince(known, meetings);
		const text = answers.map((one) => answerText(shown, one)).join(" ");
		if (text) setTold({ text, isWrong: answers.some((one) => !isLive(one.state)) });
	}
	useEffect(() => {
		if (!told) return;
		const read = setTimeout(() => setTold(undefined), CONFIRMATION_MS);
		return () => clearTimeout(read);
	}, [told]);
	return <StatusMessage told={told} />;
}
