import { type RefObject, useEffect, useRef, useState } from "react";

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorMaker = {
	new (options: { formats: ["qr_code"] }): Detector;
	getSupportedFormats(): Promise<readonly string[]>;
};

/** The browser's reader (TypeScript has no type for it yet), or one loaded on demand. */
async function qrDetector(): Promise<Detector> {
	const own = (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;
	const formats = (await own?.getSupportedFormats().catch(() => [])) ?? [];
	const Maker = own && formats.includes("qr_code") ? own : (await import("qr/decode.js")).BarcodeDetector;
	return new Maker({ formats: ["qr_code"] });
}

/** Milliseconds between scans: quick, but without draining the battery. */
const LOOK_MS = 250;

/** Undefined until known. By then the reader is loaded, so it works offline. */
export function useCanScan(): boolean | undefined {
	const [can, setCan] = useState<boolean>();
	useEffect(() => {
		if (!("mediaDevices" in navigator)) return setCan(false);
		qrDetector().then(
			() => setCan(true),
			() => setCan(false),
		);
	}, []);
	return can;
}

type Camera = {
	video: RefObject<HTMLVideoElement | null>;
	isOn: boolean;
	isRefused: boolean;
	turn(isOn: boolean): void;
};

/** Reports one code, then stops. */
export function useCamera(onCode: (code: string) => void): Camera {
	const video = useRef<HTMLVideoElement>(null);
	const found = useRef(onCode);
	found.current = onCode;
	const [isOn, setOn] = useState(false);
	const [isRefused, setRefused] = useState(false);
	useEffect(() => {
		if (!isOn) return;
		const end = new AbortController();
		watch(video, end.signal).then(
			(code) => {
				if (end.signal.aborted || code === undefined) return;
				setOn(false);
				found.current(code);
			},
			() => {
				setOn(false);
				setRefused(true);
			},
		);
		return () => end.abort();
	}, [isOn]);
	const turn = (next: boolean) => {
		setRefused(false);
		setOn(next);
	};
	return { video, isOn, isRefused, turn };
}

/** Shows the camera's picture until it reads a code; undefined if it is stopped before. Rejects without a camera. */
async function watch(video: Camera["video"], signal: AbortSignal): Promise<string | undefined> {
	const detector = await qrDetector();
	const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
	try {
		const videoElement = video.current;
		if (!videoElement) return undefined;
		videoElement.srcObject = stream;
		await videoElement.play();
		while (!signal.aborted) {
			const [code] = await detector.detect(videoElement);
			if (code) return code.rawValue;
			await new Promise((go) => setTimeout(go, LOOK_MS));
		}
		return undefined;
	} finally {
		for (const track of stream.getTracks()) track.stop();
	}
}
