import { describe, expect, test } from "vitest";
import { posting } from "../../../tests/harness/posting.ts";
import { freePort } from "../../../tests/harness/program.ts";
import { startSmtp } from "../../../tests/harness/smtp.ts";

const { smtp, server, mail, write, after, rows } = posting();

describe("an e-mail is retried if the mail server is", () => {
	const tried = async (url: string) => {
		await write("anna@firma.example");
		await (await mail(url)).drain();
		const [row] = await rows();
		expect(row).toMatchObject({ status: "waiting", tries: 1 });
		expect(row!.nextTryAt).toEqual(new Date(server().clock.now().getTime() + 10_000));
		return row!.lastError;
	};

	test("absent", async () => {
		expect(await tried(`smtp://127.0.0.1:${await freePort()}`)).toMatch(/ECONNREFUSED/);
	});

	test.each([
		["busy", "", /4\.3\.2 Too busy/],
		["silent", "?greetingTimeout=150", /Greeting never received/i],
		["auth", "", /authentication required/i],
	] as const)("%s", async (mode, query, answer) => {
		const bad = await startSmtp(mode);
		try {
			expect(await tried(bad.url + query)).toMatch(answer);
		} finally {
			await bad.stop();
		}
	});

	test("slow, and the database stays free, which has one connection on PGlite", async () => {
		const silent = await startSmtp("silent");
		try {
			for (let n = 0; n < 4; n++) await write(`person-${n}@firma.example`);
			let isOver = false;
			const waiting = (await mail(silent.url)).drain().then(() => {
				isOver = true;
			});
			await expect.poll(async () => (await rows()).map(({ starts }) => starts)).toEqual([1, 1, 1, 1]);
			await write("another@firma.example");
			expect((await server().app.inject("/readyz")).statusCode).toBe(200);
			expect(isOver).toBe(false);
			await silent.stop(); // ends the wait
			await waiting;
		} finally {
			await silent.stop();
		}
	});

	test("refusing the password", async () => {
		const closed = await startSmtp("auth");
		try {
			expect(await tried(`smtp://estrada:wrong@127.0.0.1:${closed.port}`)).toMatch(/535 5\.7\.8/);
			after(10);
			await (await mail(`smtp://estrada:${encodeURIComponent("tajne hasło@1")}@127.0.0.1:${closed.port}`)).drain();
			expect(closed.taken).toHaveLength(1);
		} finally {
			await closed.stop();
		}
	});

	test("silent after receiving the e-mail", async () => {
		await write("silent@firma.example");
		await (await mail(`${smtp().url}?socketTimeout=200`)).drain();
		expect(await rows()).toMatchObject([{ status: "waiting", tries: 1, lastError: expect.stringMatching(/timeout/i) }]);
	});
});
