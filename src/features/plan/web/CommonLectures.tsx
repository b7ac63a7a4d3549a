import "./common-lectures.css";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { dateText, timeText } from "../../../kit/time/zone.ts";
import { Switch } from "../../../kit/ui/switch.tsx";
import { type CommonLectures as Common, showCommonLectures } from "../common-contract.ts";
import { commonLecturesQuery } from "./common-lectures-query.ts";

const texts = {
	title: { pl: "Te same wykłady", en: "The same lectures" },
	show: { pl: "Pokazuj kontaktom wspólne wykłady", en: "Show contacts the lectures you have in common" },
	lead: {
		pl: "Widzicie je oboje, gdy oboje to włączycie. Reszty planu nikt nie zobaczy.",
		en: "You both see them once you both switch this on. Nobody sees the rest of your plan.",
	},
	none: {
		pl: "Nie ma tu wspólnych wykładów albo ta osoba ich nie pokazuje.",
		en: "There are no lectures in common here, or this person does not show them.",
	},
	failed: { pl: "Nie udało się zmienić. Spróbuj ponownie.", en: "It could not be changed. Try again." },
} satisfies Record<string, Text>;

type Props = { lang: Lang; eventCode: string; personId: string };

/** The lectures in both plans, and the switch that shows them; empty if the request fails. */
export function CommonLectures({ lang, eventCode, personId }: Props) {
	const { data } = useQuery({ ...commonLecturesQuery(lang, eventCode, personId), retry: false, throwOnError: false });
	if (!data) return null;
	return (
		<section className="plan-common" aria-labelledby="plan-common">
			<h3 className="font-bold" id="plan-common">
				{texts.title[lang]}
			</h3>
			{data.isShown && <List lang={lang} data={data} />}
			<Showing lang={lang} eventCode={eventCode} personId={personId} isOn={data.isShown} />
		</section>
	);
}

function List({ lang, data: { lectures, timeZone } }: { lang: Lang; data: Common }) {
	if (lectures.length === 0) return <p className="text-muted text-pretty">{texts.none[lang]}</p>;
	return (
		<ul className="plan-common-list">
			{lectures.map(({ lectureId, subject, subjectLang, startDate, hasHours }) => {
				const start = new Date(startDate);
				const when = [dateText(lang, start, timeZone, false), ...(hasHours ? [timeText(lang, start, timeZone)] : [])];
				return (
					<li key={lectureId}>
						<time dateTime={startDate}>{when.join(", ")}</time>
						<span lang={subjectLang ?? undefined}>{subject}</span>
					</li>
				);
			})}
		</ul>
	);
}

function Showing({ lang, eventCode, personId, isOn }: Props & { isOn: boolean }) {
	const queries = useQueryClient();
	const change = useMutation({
		mutationFn: (isShown: boolean) =>
			call(showCommonLectures, { params: { eventCode }, query: { lang }, body: { isShown } }),
		onSuccess: () => queries.invalidateQueries({ queryKey: commonLecturesQuery(lang, eventCode, personId).queryKey }),
	});
	return (
		<>
			<Switch
				label={texts.show[lang]}
				isOn={isOn}
				isBusy={change.isPending}
				describedBy="plan-common-lead"
				onChange={change.mutate}
			/>
			<p className="field-help" id="plan-common-lead" role={change.isError ? "alert" : undefined}>
				{texts[change.isError ? "failed" : "lead"][lang]}
			</p>
		</>
	);
}
