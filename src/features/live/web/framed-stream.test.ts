import { expect, test } from "vitest";
import { frameAddress } from "./FramedStream.tsx";

test("YouTube plays without its cookies, and Vimeo is asked not to track", () => {
	const addresses = [
		frameAddress({ kind: "youtube", id: "dQw4w9WgXcQ" }, "pl"),
		frameAddress({ kind: "vimeo", id: "76979871", key: null }, "pl"),
		frameAddress({ kind: "vimeo", id: "76979871", key: "8272103f6e" }, "pl"),
	];
	expect(addresses).toEqual([
		"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0&hl=pl&cc_lang_pref=pl",
		"https://player.vimeo.com/video/76979871?dnt=1&autoplay=1",
		"https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e",
	]);
});
