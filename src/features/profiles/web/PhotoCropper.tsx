import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { type Crop, keyed, MAX_ZOOM, outputWidth, pulled, squareOf, WHOLE, within, zoomed } from "../crop.ts";
import { PHOTO } from "../rules.ts";
import { profileTexts as texts } from "./texts.ts";

/** The canvas width in pixels, sharp on any screen. */
const WINDOW = 640;

type Props = {
	lang: Lang;
	picture: ImageBitmap;
	isBusy: boolean;
	onCancel: () => void;
	onDone: (file: Blob) => void;
};

type SliderProps = {
	picture: ImageBitmap;
	crop: Crop;
	setCrop: (crop: Crop) => void;
	label: string;
	name: keyof Crop;
	min: number;
	max: number;
};

function Slider({ picture, crop, setCrop, label, name, min, max }: SliderProps) {
	return (
		<label className="grid gap-1 font-semibold">
			{label}
			<input
				type="range"
				className="prof-slide"
				min={min}
				max={max}
				step={0.01}
				value={crop[name]}
				onChange={({ target }) => setCrop(within(picture, { ...crop, [name]: Number(target.value) }))}
			/>
		</label>
	);
}

/** Crops a square from a picture by dragging, wheel, keys, or three sliders. */
// long: one part's markup
export function PhotoCropper({ lang, picture, isBusy, onCancel, onDone }: Props) {
	const [crop, setCrop] = useState<Crop>(WHOLE);
	const canvas = useRef<HTMLCanvasElement>(null);
	const frame = useRef<HTMLDivElement>(null);
	useEffect(() => frame.current?.focus(), []);
	useEffect(() => draw(canvas.current, picture, crop, WINDOW), [picture, crop]);
	const ways = useCropHandlers(picture, crop, setCrop);
	const slider = { picture, crop, setCrop };
	return (
		<div className="prof-crop">
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset receives no keys */}
			<div
				ref={frame}
				className="prof-window"
				role="group"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move the picture
				tabIndex={0}
				aria-label={texts.crop[lang]}
				aria-describedby="photo-crop-help"
				{...ways}
			>
				<canvas ref={canvas} width={WINDOW} height={WINDOW} />
			</div>
			<div className="grid gap-4 content-start">
				<h3 className="font-bold">{texts.crop[lang]}</h3>
				<p className="field-help text-pretty" id="photo-crop-help">
					{texts.cropHelp[lang]}
				</p>
				<Slider {...slider} label={texts.zoom[lang]} name="zoom" min={1} max={MAX_ZOOM} />
				<Slider {...slider} label={texts.across[lang]} name="x" min={0} max={1} />
				<Slider {...slider} label={texts.down[lang]} name="y" min={0} max={1} />
				<div className="flex flex-wrap gap-3">
					<button
						type="button"
						className="btn btn-small"
						aria-disabled={isBusy}
						onClick={() => !isBusy && void encodeCrop(picture, crop).then(onDone)}
					>
						{texts[isBusy ? "sending" : "usePhoto"][lang]}
					</button>
					<button type="button" className="btn btn-outline btn-small" onClick={onCancel}>
						{texts.cancel[lang]}
					</button>
				</div>
			</div>
		</div>
	);
}

function useCropHandlers(picture: ImageBitmap, crop: Crop, setCrop: (crop: Crop) => void) {
	const from = useRef<{ x: number; y: number }>(undefined);
	return {
		onKeyDown(event: KeyboardEvent) {
			const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : keyed(picture, crop, event.key);
			if (!next) return;
			event.preventDefault(); // the page must not scroll
			setCrop(next);
		},
		onPointerDown(event: PointerEvent<HTMLElement>) {
			event.currentTarget.setPointerCapture(event.pointerId);
			from.current = { x: event.clientX, y: event.clientY };
		},
		onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
			if (!from.current) return;
			const side = currentTarget.clientWidth;
			const { x, y } = from.current;
			setCrop(pulled(picture, crop, { right: (clientX - x) / side, down: (clientY - y) / side }));
			from.current = { x: clientX, y: clientY };
		},
		onPointerUp: () => {
			from.current = undefined;
		},
		onPointerCancel: () => {
			from.current = undefined;
		},
		onWheel: ({ deltaY }: { deltaY: number }) => setCrop(zoomed(picture, crop, deltaY < 0 ? 1.05 : 1 / 1.05)),
	};
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, crop: Crop, width: number): void {
	const context = canvas?.getContext("2d");
	if (!context) return;
	const { left, top, side } = squareOf(picture, crop);
	context.imageSmoothingQuality = "high";
	context.drawImage(picture, left, top, side, side, 0, 0, width, width);
}

/** A new picture file, scaled and without metadata. */
async function encodeCrop(picture: ImageBitmap, crop: Crop): Promise<Blob> {
	const width = outputWidth(picture, crop, PHOTO.large);
	const canvas = Object.assign(document.createElement("canvas"), { width, height: width });
	draw(canvas, picture, crop, width);
	return new Promise((done, fail) =>
		canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the picture was not written"))), "image/webp", 0.9),
	);
}
