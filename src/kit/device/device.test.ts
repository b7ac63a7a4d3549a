import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/135.0.0.0 Safari/537.36";

test.each([
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, "Chrome, Windows"],
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/135.0.0.0`, "Edge, Windows"],
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} OPR/118.0.0.0`, "Opera, Windows"],
	["Mozilla/5.0 (X11; Linux x86_64; rv:137.0) Gecko/20100101 Firefox/137.0", "Firefox, Linux"],
	[`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.4 Safari/605.1.15`, "Safari, macOS"],
	[
		`Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${APPLE} Version/18.4 Mobile/15E148 Safari/604.1`,
		"Safari, iPhone",
	],
	[
		`Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${APPLE} CriOS/135.0 Mobile/15E148 Safari/604.1`,
		"Chrome, iPhone",
	],
	[`Mozilla/5.0 (iPad; CPU OS 18_4 like Mac OS X) ${APPLE} FxiOS/137.0 Mobile/15E148 Safari/605.1.15`, "Firefox, iPad"],
	[
		`Mozilla/5.0 (Linux; Android 15; SM-S931B) ${CHROME.replace("Chrome", "SamsungBrowser/27.0 Chrome")}`,
		"Samsung Internet, Android",
	],
	[`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} EdgA/135.0.0.0`, "Edge, Android"],
	[`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`, "Chrome, ChromeOS"],
	["curl/8.5.0 (Linux)", "Linux"],
	["lightMyRequest", null],
	["", null],
	[null, null],
])("%j is %s", (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
