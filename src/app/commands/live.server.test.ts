import { beforeAll, describe, expect, test } from "vitest";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { studio } from "../../../tests/harness/live.ts";
import type { TestServer } from "../../../tests/harness/server.ts";
import { auditEntriesOf } from "../../kit/audit/store.ts";

let server: TestServer;
let at: Awaited<ReturnType<typeof studio>>;
beforeAll(async () => {
	at = await studio();
	({ server } = at);
});
const stream = async () => (await at.ask("exec", `/api/live/${at.ids.online}`)).json().stream ?? null;

describe("live set", () => {
	test("sets and clears streams of a room or lecture; the next request follows, and the audit omits the URL", async () => {
		const says = async (typed: string) => (await runCommand(server, `live set ${typed}`)).text;
		expect(await says("msts25 studio 1 --hls https://b.example/x.m3u8 --hosts *.cdn.example")).toBe(
			"Studio 1 on D1 is streamed: hls https://b.example/x.m3u8.",
		);
		expect(await stream()).toEqual({ kind: "hls", url: "https://b.example/x.m3u8" });
		await says(`MSTS25 --lecture ${at.ids.online} --youtube dQw4w9WgXcQ`);
		expect(await stream()).toEqual({ kind: "youtube", id: "dQw4w9WgXcQ" });
		expect((await runCommand(server, "live list MSTS25")).text.split("\n").map((line) => line.split(/\s{2,}/))).toEqual(
			[
				["DAY", "ROOM", "KIND", "SOURCE", "HOSTS"],
				["D1", "Studio 1", "hls", "https://b.example/x.m3u8", "*.cdn.example"],
				["D2", "Studio 1", "hls", "https://stream.example/D2.m3u8"],
				["", `lecture ${at.ids.online}`, "youtube", "dQw4w9WgXcQ"],
			],
		);
		await says(`MSTS25 --lecture ${at.ids.online} --none`);
		expect(await says("MSTS25 Studio 1 --day d1 --none")).toBe("Studio 1 on D1 is no longer streamed.");
		expect(await says("MSTS25 Studio 1 --none")).toBe("Studio 1 on D1 was not streamed. Nothing was changed.");
		const programme = (await at.ask(undefined, "/api/event/MSTS25/live")).json().lectures;
		expect(programme.map((one: { objectId: number }) => one.objectId)).toEqual([at.ids.onsite]);
		const log = await auditEntriesOf(server.deps.db, [`event:${at.event.id}`]);
		expect(log.map((one) => one.action)).toContain("live.stream-set");
		expect(JSON.stringify(log)).not.toContain("b.example");
	});

	test.each([
		["MSTS25", "Give an EVENT, and a ROOM or --lecture ID."],
		["MSTS25 Studio 1", "Give one of --hls, --youtube, --vimeo, --loop, --none."],
		["MSTS25 Studio 1 --none --vimeo 76979871", "Give one of --hls, --youtube, --vimeo, --loop, --none."],
		[
			"MSTS25 Studio 1 --hls http://b.example/x.m3u8",
			'--hls is "http://b.example/x.m3u8", but must be an HLS address with https, such as https://stream.example/studio-1.m3u8.',
		],
		[
			"MSTS25 Studio 1 --youtube https://youtu.be/x",
			'--youtube is "https://youtu.be/x", but must be the eleven characters after v= in the film\'s address, such as dQw4w9WgXcQ.',
		],
		[
			"MSTS25 Studio 1 --hls https://b.example/x --hosts *",
			'--hosts names "*", but must name hosts such as cdn.example or *.cdn.example.',
		],
		["MSTS25 Studio 1 --vimeo 76979871 --hosts a.example", "--hosts needs --hls."],
		["MSTS25 Studio 1 --loop films/none.mp4", "There is no private file films/none.mp4."],
		["MSTS25 Studio 9 --none", 'D1 has no hall "Studio 9". It has Studio 1.'],
		["MSTS25 Studio 1 --day D9 --none", 'MSTS25 has no day "D9". It has D1, D2.'],
		["MSTS25 --lecture 999 --none", "MSTS25 has no lecture 999. Its address ends with its number."],
	])("%s: %s", async (typed, sentence) => expect(await refusal(server, `live set ${typed}`)).toBe(sentence));
});

test("live questions lists questions and changes their state", async () => {
	const { ids, post } = at;
	await runCommand(server, "live set MSTS25 Studio 1 --hls https://b.example/x.m3u8");
	const of = `MSTS25 ${ids.online}`;
	expect((await runCommand(server, `live questions ${of}`)).text).toContain("Nobody has asked a question");
	const askQuestion = async (text: string) =>
		(await post("exec", `/api/live/${ids.online}/questions`, { text, isAnonymous: true })).json().objectId;
	const [first, second] = [await askQuestion("Pierwsze"), await askQuestion("Drugie")];
	await post("standard", `/api/live-question/${second}/vote`, { isVoted: true });
	const listQuestions = async (more = "") => {
		const questions = (await runCommand(server, `live questions ${of} ${more}`)).data as {
			id: number;
			state: string;
		}[];
		return questions.map(({ id, state }) => [id, state]);
	};
	expect(await listQuestions()).toEqual([
		[second, "open"],
		[first, "open"],
	]);
	await listQuestions(`--answered ${second}`);
	expect(await listQuestions(`--hide ${first}`)).toEqual([
		[second, "answered"],
		[first, "hidden"],
	]);
	expect(await listQuestions(`--show ${first}`)).toContainEqual([first, "open"]);
	// logged like a moderator's actions
	const audit = (await runCommand(server, "rooms audit MSTS25")).data;
	expect(audit).toContainEqual(
		expect.objectContaining({
			action: "room.question-hidden",
			actor: "command:live",
			subject: `lecture:${at.ids.online}`,
		}),
	);
	expect(await refusal(server, `live questions ${of} --hide 999`)).toContain("has no question 999.");
	expect(await refusal(server, `live questions ${of} --hide 1 --show 1`)).toBe(
		"Give one of --answered, --hide, --show.",
	);
	expect(await refusal(server, "live questions MSTS25")).toBe("Give an EVENT and the number of a LECTURE.");
});
