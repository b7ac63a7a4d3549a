import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scheduleText } from "./schedule-text.ts";

const folder = mkdtempSync(join(tmpdir(), "estrada-schedule-"));
let web: Server;
let base: string;

beforeAll(async () => {
	web = createServer((request, response) => {
		if (request.url === "/ok.json") response.end('{"a":"ł"}');
		else if (request.url === "/moved") response.writeHead(302, { location: "/ok.json" }).end();
		else if (request.url === "/big") response.end(Buffer.alloc(51 * 1024 * 1024));
		else if (request.url !== "/slow") response.writeHead(404, "Not Found").end();
	});
	await new Promise<void>((done) => web.listen(0, "127.0.0.1", done));
	base = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});
afterAll(() => {
	web.closeAllConnections();
	web.close();
	rmSync(folder, { recursive: true });
});

test("reads files in their declared encoding", async () => {
	const path = join(folder, "schedule.xml");
	writeFileSync(path, Buffer.from('<?xml version="1.0" encoding="ISO-8859-2"?><a>\xb3</a>', "latin1"));
	expect(await scheduleText(path)).toContain("<a>ł</a>");
	writeFileSync(path, "\ufeffł");
	expect(await scheduleText(path)).toBe("ł");
	writeFileSync(path, Buffer.from([0x7b, 0xff, 0xfe]));
	await expect(scheduleText(path)).rejects.toThrow(`${path} is not valid UTF-8 text.`);
});

test("reads URLs with redirects", async () => {
	expect(await scheduleText(`${base}/ok.json`)).toBe('{"a":"ł"}');
	expect(await scheduleText(`${base}/moved`)).toBe('{"a":"ł"}');
});

test("explains in one sentence why there is no text", async () => {
	await expect(scheduleText(join(folder, "none.xml"))).rejects.toThrow(
		`The file ${join(folder, "none.xml")} does not exist.`,
	);
	await expect(scheduleText(folder)).rejects.toThrow(`${folder} is a folder, not a file.`);
	await expect(scheduleText(`${base}/none`)).rejects.toThrow(`${base}/none answers 404 Not Found.`);
	await expect(scheduleText(`${base}/slow`, 200)).rejects.toThrow(`${base}/slow did not answer within 0.2 seconds.`);
	await expect(scheduleText(`${base}/big`)).rejects.toThrow(`${base}/big is larger than 50 MB, which no schedule is.`);
	await expect(scheduleText("http://127.0.0.1:1/x")).rejects.toThrow("http://127.0.0.1:1/x cannot be fetched: ");
});
