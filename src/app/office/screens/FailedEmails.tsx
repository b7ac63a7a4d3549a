import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type FailedEmail, previewResendEmail, resendEmail } from "../../../features/failed-emails/contract.ts";
import { FAILED_EMAILS, failedEmailsQuery } from "../../../features/failed-emails/web/failed-email-queries.ts";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/zone.ts";
import { useFrame } from "../../client/use-frame.ts";
import { BulkCommand } from "../pieces/command/BulkCommand.tsx";
import type { ListColumn } from "../pieces/list/columns.ts";
import { List } from "../pieces/list/List.tsx";
import { useListState } from "../pieces/list/list-state.ts";
import type { TickedRows } from "../pieces/list/use-ticked-rows.ts";
import { StateMark, TwoLines } from "../pieces/StateMark.tsx";
import { EmailPanel } from "./today/EmailPanel.tsx";
import { failedStates, failedEmailTexts as texts } from "./today/failed-email-texts.ts";

const emailColumns = (lang: Lang, zone: string): ListColumn<FailedEmail>[] => [
	{
		id: "recipient",
		header: texts.recipient,
		width: 220,
		isLink: true,
		cell: ({ recipient, person }) => (person ? <TwoLines top={person.name} below={recipient} /> : recipient),
	},
	{ id: "subject", header: texts.subject, cell: (row) => row.subject },
	{
		id: "state",
		header: texts.state,
		width: 240,
		cell: ({ status, answer }) => (
			<TwoLines
				top={
					<StateMark tone="bad" icon="warning">
						{failedStates[status][lang]}
					</StateMark>
				}
				below={answer}
			/>
		),
	},
	{
		id: "written",
		header: texts.written,
		width: 170,
		isHiddenBeside: true,
		cell: (row) => <span className="text-muted">{momentText(lang, new Date(row.writtenDate), zone)}</span>,
	},
];

/** E-mails of the event that did not arrive, with the mail server's answers. */
export function FailedEmails() {
	const { lang, event } = useFrame();
	const state = useListState([], "");
	const page = useQuery(failedEmailsQuery(lang, event.code, state.query));
	const rows = page.data?.rows ?? [];
	const columns = useMemo(() => emailColumns(lang, event.timeZone), [lang, event.timeZone]);
	return (
		<List<FailedEmail>
			title={texts.title}
			state={state}
			page={page}
			columns={columns}
			idOf={(row) => String(row.objectId)}
			nameOf={(row) => row.subject}
			empty={texts.empty}
			bulk={(ticked) => <ResendTicked ticked={ticked} />}
			panel={
				<EmailPanel
					state={state}
					email={rows.find((row) => String(row.objectId) === state.open)}
					isLoading={page.isPending}
				/>
			}
		/>
	);
}

/** Sends the ticked e-mails again. An e-mail that cannot be sent again says why. */
function ResendTicked({ ticked }: { ticked: TickedRows<FailedEmail> }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const at = ({ objectId }: FailedEmail) => ({ params: { eventCode: event.code, emailId: objectId }, query: { lang } });
	return (
		<BulkCommand
			rows={ticked.rows}
			idOf={(row) => String(row.objectId)}
			nameOf={(row) => `${row.recipient}, ${row.subject}`}
			icon="mail"
			title={texts.resendMany[lang]}
			preview={(row) => call(previewResendEmail, at(row))}
			confirm={(previews) => fill(texts.resendCount[lang], previews.length)}
			run={async (row, fingerprint, headers) =>
				(await call(resendEmail, { ...at(row), body: { fingerprint }, headers })).sentence
			}
			onDone={() => queries.invalidateQueries({ queryKey: [FAILED_EMAILS] })}
			untick={ticked.untick}
		>
			{texts.resend[lang]}
		</BulkCommand>
	);
}
