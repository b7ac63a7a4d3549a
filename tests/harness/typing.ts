import { tmpdir } from "node:os";
import { join } from "node:path";

/** A documented command as typed, and its expected output (`tests/program/as-written.test.ts`). */
export type TypedCommand = {
	/** The typed command, if the document has a placeholder. */
	as?: string;
	code?: number;
	/** Expected in stdout or stderr. */
	says: RegExp;
};

const noOrder = { code: 1, says: /There is no order NUMBER/ };
const toEvent = (command: string, says: RegExp): TypedCommand => ({ as: command.replace("CODE", "MSTS25"), says });

/** Commands to type while the site runs, in this order. */
export const WITH_THE_SITE: Record<string, TypedCommand> = {
	"npx estrada events host --event DSS25 dss.example": { says: /dss\.example/ },
	"npx estrada events list": { says: /DSS25 .*dss\.example/ },
	"npx estrada --help": { says: /npx estrada order list\|show/ },
	"npx estrada order --help": { says: /npx estrada order refund-payment/ },
	"npx estrada order list --attention": {
		says: /There are no open tasks|Refunds|await approval|match no order|Overdue/,
	},
	"npx estrada order refund NUMBER": noOrder,
	"npx estrada order list [--event CODE] [--status …]": {
		as: "npx estrada order list --event MSTS25 --status reserved",
		says: /MSTS25-\S+ +MSTS25 +reserved/,
	},
	"npx estrada order show NUMBER": noOrder,
	"npx estrada order paid NUMBER --amount 367.77": noOrder,
	"npx estrada order refund NUMBER [--ticket POSITION:QUANTITY]": {
		as: "npx estrada order refund NUMBER --ticket 1:1",
		...noOrder,
	},
	"npx estrada order refunded REFUND-ID": {
		as: "npx estrada order refunded 1",
		code: 1,
		says: /No refund 1 is pending/,
	},
	"npx estrada order document NUMBER [--file NAME] [--out PATH]": {
		as: "npx estrada order document NUMBER --file FV-2025-0001.pdf --out invoice.pdf",
		...noOrder,
	},
	"npx estrada order new EMAIL --event CODE --ticket CODE:QUANTITY …": {
		as: "npx estrada order new buyer@example.com --event MSTS25 --ticket NONE:2 --team --first-name Ada --last-name Lis",
		code: 1,
		says: /NONE/,
	},
	"npx estrada order approve NUMBER": noOrder,
	"npx estrada events deferred --event CODE AMOUNT": {
		as: "npx estrada events deferred --event MSTS25 5000",
		says: /5,?000/,
	},
	"npx estrada events hand-over --event CODE MOMENT": {
		as: "npx estrada events hand-over --event MSTS25 2025-05-20T12:00",
		says: /until 2025-05-20T12:00/,
	},
	"npx estrada order documents --month 2025-05 [--csv] [--zip PATH]": {
		as: "npx estrada order documents --month 2025-05 --csv",
		says: /;|2025-05 has no documents/,
	},
	"npx estrada event new CODE": {
		as: "npx estrada event new LATO26 --name Lato --from 2026-07-03 --city Krosno --place Dworek",
		says: /LATO26 is created/,
	},
	'npx estrada event new ZIMA26 --name "Zimowisko 2026" --name-en "Winter Camp 2026" --from 2026-01-30 --to 2026-01-31 --city Kraków --place "Kino Kijów" --price 749.00 --capacity 300 --open':
		{ says: /ZIMA26 is created/ },
	"npx estrada registrations list --event CODE [--csv]": {
		as: "npx estrada registrations list --event MSTS25 --csv",
		says: /"TICKET";"LAST NAME"/,
	},
	"npx estrada registrations badges --event CODE --folder PATH": {
		as: `npx estrada registrations badges --event MSTS25 --folder ${join(tmpdir(), "estrada-badges")}`,
		says: /badges in .*badges-MSTS25-01\.pdf/,
	},
	"npx estrada registrations guest EMAIL --event CODE --package CODE …": {
		as: "npx estrada registrations guest guest@example.com --event MSTS25 --package NONE --first-name Ada --last-name Lis",
		code: 1,
		says: /NONE/,
	},
	"npx estrada registrations cancel EMAIL --event CODE": {
		as: "npx estrada registrations cancel nobody@example.com --event MSTS25",
		code: 1,
		says: /No registration at MSTS25 has this address/,
	},
	"npx estrada accounts reset-second-factor EMAIL": {
		as: "npx estrada accounts reset-second-factor nobody@example.com",
		code: 1,
		says: /There is no account with the address nobody@example\.com/,
	},
	"npx estrada codes create --event CODE --kind …": {
		as: "npx estrada codes create --event MSTS25 --kind discount --percent 10",
		says: /([A-Z0-9]{5}-){2}/,
	},
	"npx estrada recordings publish --event CODE --lecture N [FILE]": {
		as: "npx estrada recordings publish --event MSTS25 --lecture 1 README.md",
		code: 1,
		says: /no film that browsers play|has no such lecture/,
	},
	"npx estrada recordings list --event CODE": toEvent("npx estrada recordings list --event CODE", /LECTURE/),
	"npx estrada options list --event CODE [--csv]": toEvent("npx estrada options list --event CODE --csv", /;/),
	"npx estrada consents list --event CODE [--csv]": toEvent("npx estrada consents list --event CODE --csv", /;/),
	"npx estrada enquiries list --event CODE [--csv]": toEvent("npx estrada enquiries list --event CODE --csv", /;/),
	"npx estrada exhibitors staff-add EMAIL --event CODE --exhibitor NAME": {
		as: "npx estrada exhibitors staff-add nobody@example.com --event MSTS25 --exhibitor Norvika",
		code: 1,
		says: /No account has this address/,
	},
	"npx estrada exhibitors invite EVENT EXHIBITOR EMAIL": {
		as: "npx estrada exhibitors invite MSTS25 Norvika nobody@example.com",
		says: /nobody@example\.com is invited to Norvika at MSTS25/,
	},
	"npx estrada office invite EMAIL [--event CODE] [--role ROLE]": {
		as: "npx estrada office invite nobody@example.com --event MSTS25 --role viewer",
		says: /nobody@example\.com is invited as viewer of MSTS25/,
	},
	"npx estrada people reports [EVENT]": { as: "npx estrada people reports MSTS25", says: /There are no reports/ },
	"npx estrada people report hide EVENT NUMBER": {
		as: "npx estrada people report hide MSTS25 999999",
		code: 1,
		says: /There is no such report here/,
	},
	"npx estrada people ban EMAIL EVENT": {
		as: "npx estrada people ban nobody@example.com MSTS25",
		code: 1,
		says: /No account has this address/,
	},
	"npx estrada meetings slots EXHIBITOR …": {
		as: "npx estrada meetings slots 999999 --from 2025-06-06T10:00 --to 2025-06-06T11:00 --minutes 20 --table B12",
		code: 1,
		says: /There is no exhibitor 999999/,
	},
	"npx estrada meetings list EVENT": { as: "npx estrada meetings list MSTS25", says: /EXHIBITOR/ },
	"npx estrada newsletter send --event CODE …": {
		as: "npx estrada newsletter send --event MSTS25 --subject Nowości --text README.md --dry-run",
		says: /\d/,
	},
	"npx estrada newsletter left EMAIL": {
		as: "npx estrada newsletter left nobody@example.com",
		says: /has not unsubscribed/,
	},
	"npx estrada seller set": { code: 1, says: /Give a value to set, such as --name NAME/ },
	"npx estrada seller show": { says: /demonstration's fictional seller/ },
	"npx estrada seller set --name NAME …": {
		as: "npx estrada seller set --name 'Fundacja Próba' --street 'ul. Nowa 5' --post-code 30-001 --city Kraków --nip 5260250274 --account 27114020040000300201355387 --bank 'Bank Próbny'",
		says: /NIP +5260250274/,
	},
	"npx estrada stock check [--repair]": { as: "npx estrada stock check --repair", says: /./ },
	"npx estrada privacy due": { says: /The law retains no data|KEPT UNTIL/ },
	"npx estrada emails failed": { says: /./ },
	"npx estrada emails bounced": { code: 1, says: /Give one FILE, or - for standard input/ },
	"npx estrada emails bounced FILE": { as: "npx estrada emails bounced README.md", says: /Nothing was changed/ },
	"npx estrada emails bounced bounces.mbox": { code: 1, says: /bounces.mbox cannot be read/ },
	"npx estrada emails allow ADDRESS": { code: 1, says: /E-mails to ADDRESS are not held back/ },
	"npx estrada tags set --event CODE [--gtm ID] [--meta ID] [--linkedin ID]": {
		as: "npx estrada tags set --event MSTS25 --gtm GTM-ABC123 --meta 1234567890 --linkedin 123456",
		says: /GTM-ABC123/,
	},
	"npx estrada tickets rotate-key": { says: /key/ },
	"npx estrada check-in tickets [TICKET …] --event CODE --day DAY": {
		as: "npx estrada check-in tickets 2222-2222 --event MSTS25 --day MSTS25-ONSITE --at 2025-06-07T08:30",
		code: 1,
		says: /There is no such ticket/,
	},
	"npx estrada check-in list --event CODE [--csv]": toEvent("npx estrada check-in list --event CODE --csv", /;/),
	"npx estrada certificates withdraw NUMBER": {
		as: "npx estrada certificates withdraw 00000-00000",
		code: 1,
		says: /no such certificate/,
	},
	"npx estrada event export MSTS25 msts25.zip": { says: /Written to .*msts25\.zip/ },
	"npx estrada event import msts25.zip --as MSTS26": { says: /MSTS26 is new: \d{3,} added/ },
	"npx estrada event export CODE [FOLDER|FILE.zip]": {
		as: "npx estrada event export EY-MEETUP meetup",
		says: /Written to .*meetup/,
	},
	"npx estrada event import FOLDER|ZIP [--as CODE]": {
		as: "npx estrada event import meetup",
		says: /EY-MEETUP already matches the bundle/,
	},
	"npx estrada live set CODE ROOM …": {
		as: "npx estrada live set MSTS25 Studio 1 --day MSTS25-ONLINE --youtube dQw4w9WgXcQ",
		says: /Studio 1 on .* is streamed: youtube/,
	},
	"npx estrada live questions CODE LECTURE": {
		as: "npx estrada live questions MSTS25 1",
		says: /Nobody has asked a question at/,
	},
	"npx estrada rooms moderators add EVENT EMAIL": {
		as: "npx estrada rooms moderators add MSTS25 nobody@example.com",
		code: 1,
		says: /No account has this address/,
	},
	"npx estrada rooms unban EMAIL EVENT": {
		as: "npx estrada rooms unban nobody@example.com MSTS25",
		code: 1,
		says: /No account has this address/,
	},
	"npx estrada rooms words add EVENT WORD …": {
		as: "npx estrada rooms words add MSTS25 głupi",
		says: /glupi/,
	},
	"npx estrada rooms audit EVENT": { as: "npx estrada rooms audit MSTS25", says: /words-added|There is no moderation/ },
	"npx estrada import schedule --event CODE FILE|URL": {
		as: "npx estrada import schedule --event PYS25 schedule.json",
		says: /1 created/,
	},
};

/** Commands to type while the site is stopped. */
export const STOPPED: Record<string, TypedCommand> = {
	"npm run db:generate": { says: /No schema changes/ },
};

/** Commands that are not typed here, with the reason. */
export const ELSEWHERE: Record<string, string> = {
	"npm ci": "`.ci/run` types it on its own clone; here the packages are this project's",
	"npm test": "it is what runs this test; `.ci/run` types it",
	"npm run check": "its checks are those of `npm test`",
	"npx estrada emails retry": "`codes.server.test.ts` runs it with an e-mail that was given up",
	"npx estrada": "the organiser's commands are typed one by one",
	"npm run types": "it is the check of types of `npm test`",
	"npx vitest run src/features/enquiries/rules.test.ts": "`npm test` runs the same file",
	"npx vitest run src/features/enquiries": "`npm test` runs the same files",
	"npm run db:generate -- enquiry-city": "an example of a migration that is not there",
	"npm run mutate -- FILE": "it fetches its tool, and takes minutes for each file",
	"npm run mutate -- --all --minutes 120 --report tests/mutation-scores.json": "it runs for a night",
	"npm run format": "`npm test` checks the same files with the same tool",
	"npm run bench [-- NAME …]": "it measures for many minutes on a machine that does nothing else",
	"npm run test:browsers": "it installs two browsers, and takes some ten minutes",
	"UPDATE_SCENES=1 npx vitest run twenty-events": "it draws a sheet of pictures anew, for minutes",
	"npm run db:store": "it makes a release's file anew; its test reads what is stored",
	"npm outdated": "it asks the registry, and its answer changes",
	"npm start": "the README's first command is it",
	"npx estrada stock check": "with --repair, above",
};

/** Blocks that call the running site, by their first words, and the response. */
export const ASKING: Record<string, RegExp> = {
	'curl -s "http://localhost:3000/api/event/MSTS25/packages': /"netGrosz":29900/,
	'curl -s "http://localhost:3000/api/event/MSTS25/modal': /^\{"message":/,
};

/** Blocks to type while the site is stopped, by their first words. */
export const BACKUP = "tar -czf estrada-backup.tar.gz data";
export const RESTORE = "mv data data.before";

/** Blocks that are not typed here, by their first words, with the reason. */
export const BLOCKS_ELSEWHERE: Record<string, string> = {
	createuser: "PostgreSQL's own programs are not among npm's",
	"mkdir -p deploy/secrets": "there is no Docker here; `tests/deploy.test.ts` reads what it builds from",
	useradd: "the units belong to a machine with systemd; `tests/deploy.test.ts` reads them",
	pg_dump: "the same",
	pg_restore: "the same",
	"git pull": "there is nothing to pull here",
	bounces: "there is no mail server here",
};
