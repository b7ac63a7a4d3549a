import { beforeEach, expect, test, vi } from "vitest";
import { runHook, useHooks } from "../../../../tests/harness/running-hook.ts";
import { useCamera, useCanScan } from "./use-camera.ts";

useHooks();

const detect = vi.fn<() => Promise<{ rawValue: string }[]>>();
const getUserMedia = vi.fn<() => Promise<unknown>>();
const stop = vi.fn();
const onCode = vi.fn();

class Detector {
	static getSupportedFormats = async () => ["qr_code"];
	detect = detect;
}

beforeEach(() => {
	for (const one of [detect, getUserMedia, stop, onCode]) one.mockReset();
	getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }, { stop }] });
	vi.stubGlobal("BarcodeDetector", Detector);
	vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
});

/** Runs the hook with a video element, like the card. */
async function start() {
	const camera = await runHook(() => useCamera(onCode));
	camera.now().video.current = { play: async () => {} } as HTMLVideoElement;
	return camera;
}
const hasStopped = () => vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(2));

test("one code is reported, then the camera turns off", async () => {
	detect.mockResolvedValueOnce([]).mockResolvedValueOnce([{ rawValue: "7Q4K" }, { rawValue: "OTHER" }]);
	const camera = await start();
	await camera.does(({ turn }) => turn(true));
	expect(camera.now().isOn).toBe(true);
	await camera.becomes((now) => expect(now).toMatchObject({ isOn: false, isRefused: false }));
	await hasStopped();
	expect(onCode.mock.calls).toEqual([["7Q4K"]]);
});

test.each([
	["the button", "turn"],
	["leaving the screen", "leave"],
])("a camera turned off by %s stops, and reports no later code", async (_, how) => {
	const { promise, resolve } = Promise.withResolvers<{ rawValue: string }[]>();
	detect.mockReturnValueOnce(promise);
	const camera = await start();
	await camera.does(({ turn }) => turn(true));
	await vi.waitFor(() => expect(detect).toHaveBeenCalledOnce());
	if (how === "leave") await camera.ends();
	else await camera.does(({ turn }) => turn(false));
	resolve([{ rawValue: "LATE" }]);
	await hasStopped();
	expect([onCode.mock.calls, detect.mock.calls.length]).toEqual([[], 1]);
});

test("a refused camera is reported until the next attempt", async () => {
	getUserMedia.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
	detect.mockResolvedValue([]);
	const camera = await start();
	await camera.does(({ turn }) => turn(true));
	await camera.becomes((now) => expect(now).toMatchObject({ isOn: false, isRefused: true }));
	await camera.does(({ turn }) => turn(true));
	expect(camera.now()).toMatchObject({ isOn: true, isRefused: false });
});

test("scanning needs a camera; without a built-in reader the browser loads one", async () => {
	for (const reader of [Detector, undefined]) {
		vi.stubGlobal("BarcodeDetector", reader);
		const can = await runHook(useCanScan);
		await can.becomes((now) => expect(now).toBe(true));
	}
	vi.stubGlobal("navigator", {});
	expect((await runHook(useCanScan)).now()).toBe(false);
});
