import * as z from "zod/mini";
import type { EventRecord } from "../../features/event/server/columns.ts";
import { calendarsOf, existingEvent } from "../../features/event/server/store.ts";
import { isStreamAddress, STREAM_FORMS, type StoredStream } from "../../features/live/rules.ts";
import { hostedQuestions, setQuestionState } from "../../features/live/server/question-store.ts";
import { setStream } from "../../features/live/server/set-stream.ts";
import { lectureOf, roomsOfDay, type StreamOwner, streamsOf } from "../../features/live/server/store.ts";
import { addAuditEntry } from "../../kit/audit/store.ts";
import { parseWholeNumber, textOf, textsOf } from "./arguments.ts";
import { type CommandDeps, CommandFailure, defineCommand, type ParsedArguments } from "./command.ts";
import { listOf } from "./show.ts";

const KINDS = ["hls", "youtube", "vimeo", "loop"] as const;
const HELP = {
	hls: "an HLS address with https, such as https://stream.example/studio-1.m3u8",
	youtube: "the eleven characters after v= in the film's address, such as dQw4w9WgXcQ",
	vimeo: "the number in the film's address, such as 76979871, or 76979871/8272103f6e for an unlisted film",
	loop: "the name of a private film, such as films/studio.mp4",
} as const;

const isRight = (kind: StoredStream["kind"], source: string) =>
	kind === "hls" ? isStreamAddress(source) : STREAM_FORMS[kind].test(source);

function streamTyped(typed: ParsedArguments): StoredStream | null {
	const typedStreams = KINDS.flatMap((kind) => {
		const source = textOf(typed, kind);
		return source === undefined ? [] : [{ kind, source }];
	});
	const isNone = typed.values["none"] === true;
	const [stream] = typedStreams;
	if (typedStreams.length + Number(isNone) !== 1)
		throw new CommandFailure("Give one of --hls, --youtube, --vimeo, --loop, --none.");
	if (!stream) return null;
	const { kind, source } = stream;
	if (!isRight(kind, source)) throw new CommandFailure(`--${kind} is "${source}", but must be ${HELP[kind]}.`);
	const hosts = textsOf(typed, "hosts").map((host) => host.toLowerCase());
	const wrong = hosts.find((host) => !STREAM_FORMS.host.test(host));
	if (wrong !== undefined)
		throw new CommandFailure(`--hosts names "${wrong}", but must name hosts such as cdn.example or *.cdn.example.`);
	if (hosts.length > 0 && kind !== "hls") throw new CommandFailure("--hosts needs --hls.");
	return { kind, source, hosts };
}

const storedStream = z.object({ kind: z.enum(KINDS), source: z.string(), hosts: z.array(z.string()) });

export const setCommand = defineCommand({
	name: "live set",
	usage:
		"EVENT ROOM [--day CODE] | EVENT --lecture ID, and --hls ADDRESS [--hosts A,B] | --youtube ID | --vimeo ID | --loop FILE | --none",
	about: `Sets the stream of a hall on a day, or of a lecture with a stream of its own. People who may watch find it in their account
from a quarter of an hour before each lecture. --day is required if several days of the event are online. --hosts lists
further hosts from which an HLS stream is fetched. --loop plays a fragmented MP4 of the private files in a loop. --none
removes the stream.`,
	options: {
		day: { type: "string" },
		lecture: { type: "string" },
		hls: { type: "string" },
		hosts: { type: "string", multiple: true },
		youtube: { type: "string" },
		vimeo: { type: "string" },
		loop: { type: "string" },
		none: { type: "boolean" },
	},
	input: z.object({
		eventCode: z.string(),
		room: z.nullable(z.string()),
		day: z.nullable(z.string()),
		lectureId: z.nullable(z.int()),
		stream: z.nullable(storedStream),
	}),
	read(typed) {
		const [eventCode, ...words] = typed.positionals;
		const room = words.join(" ");
		const lectureId = parseWholeNumber(textOf(typed, "lecture"), "--lecture");
		if (!eventCode || (room === "") === (lectureId === undefined))
			throw new CommandFailure("Give an EVENT, and a ROOM or --lecture ID.");
		return {
			eventCode,
			room: room || null,
			day: textOf(typed, "day") ?? null,
			lectureId: lectureId ?? null,
			stream: streamTyped(typed),
		};
	},
	async run(deps, { eventCode, room, day, lectureId, stream }) {
		const event = await existingEvent(deps.db, eventCode);
		if (stream?.kind === "loop" && !(await deps.privateFiles.open(stream.source)))
			throw new CommandFailure(`There is no private file ${stream.source}.`);
		const { owner, name } =
			lectureId === null ? await roomTyped(deps, event, room ?? "", day) : await lectureTyped(deps, event, lectureId);
		const wasThere = await setStream(deps, event.id, { owner, stream: stream ?? undefined, actor: "command:live" });
		const outcome = stream ? `is streamed: ${stream.kind} ${stream.source}.` : "is no longer streamed.";
		const text = stream || wasThere ? `${name} ${outcome}` : `${name} was not streamed. Nothing was changed.`;
		return { text, data: { eventCode: event.code, ...owner, stream } };
	},
});

type NamedOwner = { owner: StreamOwner; name: string };

async function roomTyped(
	{ db }: CommandDeps,
	event: EventRecord,
	room: string,
	day: string | null,
): Promise<NamedOwner> {
	const days = await calendarsOf(db, event.id);
	const online = days.filter((one) => one.isOnline);
	const wanted = day === null ? online : days.filter((one) => one.code.toLowerCase() === day.toLowerCase());
	const [chosen] = wanted;
	if (!chosen || wanted.length > 1) {
		const codes = days.map((one) => one.code).join(", ");
		throw new CommandFailure(
			day === null ? `Give --day: ${event.code} has ${codes}.` : `${event.code} has no day "${day}". It has ${codes}.`,
		);
	}
	const rooms = await roomsOfDay(db, chosen.id);
	const place = rooms.find((one) => one.toLowerCase() === room.toLowerCase());
	if (place === undefined)
		throw new CommandFailure(`${chosen.code} has no hall "${room}". It has ${rooms.join(", ") || "no halls"}.`);
	return { owner: { calendarId: chosen.id, place }, name: `${place} on ${chosen.code}` };
}

async function lectureTyped({ db }: CommandDeps, event: EventRecord, lectureId: number): Promise<NamedOwner> {
	const found = await lectureOf(db, event.id, lectureId);
	if (!found) throw new CommandFailure(`${event.code} has no lecture ${lectureId}. Its address ends with its number.`);
	return { owner: { lectureId }, name: `“${found.subject}”` };
}

export const listStreamsCommand = defineCommand({
	name: "live list",
	usage: "EVENT",
	about: "Lists an event's streams: halls by day, then lectures with a stream of their own.",
	options: {},
	input: z.object({ eventCode: z.string() }),
	read: ({ positionals }) => {
		const [eventCode, ...more] = positionals;
		if (!eventCode || more.length > 0) throw new CommandFailure("Give one EVENT.");
		return { eventCode };
	},
	async run({ db }, { eventCode }) {
		const event = await existingEvent(db, eventCode);
		const streams = await streamsOf(db, event.id);
		const rows = streams.map(({ day, place, lectureId, kind, source, hosts }) => [
			day ?? "",
			place ?? `lecture ${lectureId}`,
			kind,
			source,
			hosts.join(", "),
		]);
		const text = listOf(["DAY", "ROOM", "KIND", "SOURCE", "HOSTS"], rows, `${event.code} is not streamed anywhere.`);
		return { text, data: streams };
	},
});

const CHANGES = { hide: "hidden", show: "open", answered: "answered" } as const;
type Change = keyof typeof CHANGES;
const changeNames = Object.keys(CHANGES) as Change[];

export const questionsCommand = defineCommand({
	name: "live questions",
	usage: "EVENT LECTURE [--answered N | --hide N | --show N]",
	about: `Lists the questions to the speaker of a lecture (its number is at the end of its address), most votes first. --answered
marks question N as answered, --hide hides it from participants, --show reopens it.`,
	options: Object.fromEntries(changeNames.map((name) => [name, { type: "string" as const }])),
	input: z.object({
		eventCode: z.string(),
		lectureId: z.int(),
		change: z.nullable(z.object({ to: z.enum(["hidden", "open", "answered"]), id: z.int() })),
	}),
	read(typed) {
		const [eventCode, lecture, ...more] = typed.positionals;
		if (!eventCode || !lecture || more.length > 0)
			throw new CommandFailure("Give an EVENT and the number of a LECTURE.");
		const changes = changeNames.flatMap((name) => {
			const id = parseWholeNumber(textOf(typed, name), `--${name}`);
			return id === undefined ? [] : [{ to: CHANGES[name], id }];
		});
		if (changes.length > 1) throw new CommandFailure("Give one of --answered, --hide, --show.");
		return { eventCode, lectureId: parseWholeNumber(lecture, "LECTURE"), change: changes[0] ?? null };
	},
	async run(deps, { eventCode, lectureId, change }) {
		const event = await existingEvent(deps.db, eventCode);
		const { name } = await lectureTyped(deps, event, lectureId);
		if (change) {
			const question = { lectureId, questionId: change.id };
			await deps.db.transaction(async (tx) => {
				if (!(await setQuestionState(tx, { lectureId, id: change.id }, change.to)))
					throw new CommandFailure(`${name} has no question ${change.id}.`);
				const act = { actor: "command:live", action: `room.question-${change.to}`, subject: `lecture:${lectureId}` };
				await addAuditEntry(tx, { at: deps.clock.now(), ...act, eventId: event.id, detail: question });
			});
		}
		const questions = await hostedQuestions(deps.db, lectureId);
		const rows = questions.map((one) => [one.id, one.votes, one.state, one.name ?? "", one.text]);
		const text = listOf(
			["N", "VOTES", "STATE", "WHO", "QUESTION"],
			rows,
			`Nobody has asked a question at ${name} yet.`,
		);
		return { text, data: questions };
	},
});
