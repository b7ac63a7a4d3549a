import { useEffect, useId, useRef, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { calendarDateText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { previewErasure } from "../erasure-contract.ts";
import { erasureTexts as texts } from "../erasure-texts.ts";
import { EraseForm, type EraseProps } from "./EraseForm.tsx";

type Preview = ResponseOf<typeof previewErasure>;
type Props = EraseProps & { onClose: () => void };

// long: one panel's states, read from top to bottom
export function ErasurePanel(props: Props) {
	const { lang, base, onClose } = props;
	const { preview, load } = usePreview(lang);
	const [isAsked, setAsked] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const isThere = typeof preview === "object";
	useEffect(() => {
		if (isThere) heading.current?.focus();
	}, [isThere]);
	if (preview === "loading") return <p role="status">{texts.loading[lang]}</p>;
	if (preview === "failed") {
		return (
			<p className="notice notice-warn" role="alert">
				{texts.failed[lang]}{" "}
				<button type="button" className="plain-link" onClick={() => void load()}>
					{texts.tryAgain[lang]}
				</button>
			</p>
		);
	}
	const { goes, kept, obstacles, needsCode } = preview;
	return (
		<div className="grid gap-[22px]">
			{obstacles.length > 0 && <Obstacles lang={lang} base={base} obstacles={obstacles} heading={heading} />}
			<Goes lang={lang} goes={goes} {...(obstacles.length === 0 && { heading })} />
			<KeptDocuments lang={lang} kept={kept} />
			{isAsked ? (
				<EraseForm {...props} needsCode={needsCode} />
			) : (
				<div className="pay-ways">
					{obstacles.length === 0 && (
						<button type="button" className="btn" onClick={() => setAsked(true)}>
							{texts.goOn[lang]}
						</button>
					)}
					<button type="button" className="btn btn-outline" onClick={onClose}>
						{texts.keep[lang]}
					</button>
				</div>
			)}
		</div>
	);
}

function usePreview(lang: Lang) {
	const [preview, setPreview] = useState<Preview | "loading" | "failed">("loading");
	const load = async () => {
		setPreview("loading");
		setPreview(await call(previewErasure, { query: { lang } }).catch(() => "failed" as const));
	};
	useEffect(() => void load(), []);
	return { preview, load };
}

type Heading = { heading?: React.Ref<HTMLHeadingElement> };

function Obstacles({
	lang,
	base,
	obstacles,
	heading,
}: Heading & Pick<Props, "lang" | "base"> & Pick<Preview, "obstacles">) {
	return (
		<div className="grid gap-3">
			<h3 className="font-bold focus:outline-none" tabIndex={-1} ref={heading}>
				{texts.obstaclesTitle[lang]}
			</h3>
			{obstacles.map(({ text, orderNumber }) => (
				<p className="notice notice-warn text-pretty" key={text}>
					{text}{" "}
					{orderNumber && (
						<a className="plain-link" href={`${base}/order.html?id=${encodeURIComponent(orderNumber)}`}>
							{fill(texts.toOrder[lang], orderNumber)}
						</a>
					)}
				</p>
			))}
		</div>
	);
}

function Goes({ lang, goes, heading }: Heading & Pick<Props, "lang"> & Pick<Preview, "goes">) {
	return (
		<div className="grid gap-3">
			<h3 className="font-bold focus:outline-none" tabIndex={-1} ref={heading}>
				{texts.goesTitle[lang]}
			</h3>
			<ul className="grid gap-2">
				{goes.map(({ title, count }) => (
					<li className="flex gap-4 justify-between" key={title}>
						<span className="text-pretty">{title}</span>
						{count !== null && <b>{count}</b>}
					</li>
				))}
			</ul>
			<p className="text-muted text-pretty">{texts.goesLead[lang]}</p>
		</div>
	);
}

function KeptDocuments({ lang, kept }: Pick<Props, "lang"> & Pick<Preview, "kept">) {
	const titleId = useId();
	const lastDay = (until: string) => calendarDateText(lang, until);
	return (
		<div className="grid gap-3">
			<h3 className="font-bold" id={titleId}>
				{texts.keptTitle[lang]}
			</h3>
			{kept.length === 0 ? (
				<p>{texts.keptNone[lang]}</p>
			) : (
				<>
					<p className="text-pretty">{texts.keptLead[lang]}</p>
					<ul className="grid gap-2" aria-labelledby={titleId}>
						{kept.map(({ number, until }) => (
							<li className="flex flex-wrap gap-x-4 gap-y-1 justify-between" key={number}>
								<span className="inline-flex gap-2 items-center">
									<Icon name="lock" />
									{number}
								</span>
								<b>{fill(texts.until[lang], lastDay(until))}</b>
							</li>
						))}
					</ul>
				</>
			)}
			<p className="text-muted text-pretty">{texts.keptBesides[lang]}</p>
		</div>
	);
}
