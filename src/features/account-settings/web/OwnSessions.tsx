import { useRef } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/zone.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import type { OwnSession } from "../access-contract.ts";
import { accessTexts as texts } from "../access-texts.ts";
import { useOwnSessions } from "./use-own-sessions.ts";

type Props = { lang: Lang; timeZone: string; changes: number };

// long: one part's markup, with its states, read from top to bottom
export function OwnSessions({ lang, timeZone, changes }: Props) {
	const own = useOwnSessions(lang, changes);
	const { sessions, news, failure } = own;
	const heading = useRef<HTMLHeadingElement>(null);
	/** The button disappears with its session, so the focus moves to the heading. */
	const then = () => heading.current?.focus();
	return (
		<div className="grid gap-4">
			<div className="grid gap-1">
				<h3 className="font-bold focus:outline-none" tabIndex={-1} ref={heading}>
					{texts.sessionsTitle[lang]}
				</h3>
				<p className="text-muted text-pretty">{texts.sessionsLead[lang]}</p>
			</div>
			<p className={news ? "notice" : "sr-only"} role="status">
				{news}
			</p>
			{sessions === "failed" && (
				<p className="notice notice-warn" role="alert">
					{texts.sessionsFailed[lang]}{" "}
					<button type="button" className="plain-link" onClick={() => void own.load().then(then)}>
						{texts.tryAgain[lang]}
					</button>
				</p>
			)}
			{sessions && sessions !== "failed" && (
				<>
					<ul className="consents">
						{sessions.map((one) => (
							<Row
								key={one.id}
								lang={lang}
								timeZone={timeZone}
								session={one}
								onEnd={() => void own.end(one).then(then)}
							/>
						))}
					</ul>
					{sessions.length > 1 && (
						<button
							type="button"
							className="btn btn-outline btn-list justify-self-start"
							onClick={() => void own.endOthers().then(then)}
						>
							{texts.endOthers[lang]}
						</button>
					)}
				</>
			)}
			{failure && (
				<div role="alert">
					<FieldError id="sessions" error={failure} />
				</div>
			)}
		</div>
	);
}

type RowProps = { lang: Lang; timeZone: string; session: OwnSession; onEnd: () => void };

function Row({ lang, timeZone, session, onEnd }: RowProps) {
	const { device, begunDate, seenDate, isThis } = session;
	const name = device ?? texts.unknownDevice[lang];
	const on = (text: "begun" | "seen", iso: string) =>
		fill(texts[text][lang], momentText(lang, new Date(iso), timeZone));
	return (
		<li className="flex flex-wrap gap-x-8 gap-y-3 items-center justify-between">
			<div className="grid gap-1 min-w-0 basis-80 grow">
				<p className="font-bold">{name}</p>
				<p className="field-help">{`${on("begun", begunDate)} · ${on("seen", seenDate)}`}</p>
			</div>
			{isThis ? (
				<p className="chip">{texts.thisDevice[lang]}</p>
			) : (
				<button
					type="button"
					className="btn btn-outline btn-list"
					aria-label={fill(texts.endOf[lang], name)}
					onClick={onEnd}
				>
					{texts.end[lang]}
				</button>
			)}
		</li>
	);
}
