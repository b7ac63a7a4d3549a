import { useEffect, useRef, useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { factorTexts as texts } from "../factor-web-texts.ts";

type Props = { lang: Lang; codes: string[]; onKept: () => void };

/** Shows recovery codes once. The person copies, saves or prints them. */
// long: one part's markup, with its ways to keep the codes
export function RecoveryCodes({ lang, codes, onKept }: Props) {
	const [said, say] = useState("");
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const text = `${fill(texts.fileHead[lang], location.host)}\n\n${codes.join("\n")}\n`;
	const copy = () =>
		navigator.clipboard.writeText(codes.join("\n")).then(
			() => say(texts.copied[lang]),
			() => say(texts.notCopied[lang]),
		);
	const asFile = () => {
		const href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
		Object.assign(document.createElement("a"), { href, download: texts.fileName[lang] }).click();
		URL.revokeObjectURL(href);
	};
	return (
		<div className="grid gap-4 recovery-part">
			<div className="grid gap-1">
				<h4 className="font-bold focus:outline-none" tabIndex={-1} ref={heading}>
					{texts.recoveryTitle[lang]}
				</h4>
				<p className="text-muted text-pretty">{texts.recoveryLead[lang]}</p>
			</div>
			<ol className="recovery-codes">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ol>
			<div className="flex flex-wrap gap-3">
				<button type="button" className="btn btn-outline btn-list" onClick={() => void copy()}>
					{texts.copy[lang]}
				</button>
				<button type="button" className="btn btn-outline btn-list" onClick={asFile}>
					<Icon name="download" />
					{texts.asFile[lang]}
				</button>
				<button type="button" className="btn btn-outline btn-list" onClick={() => print()}>
					{texts.print[lang]}
				</button>
			</div>
			<p role="status">{said}</p>
			<button type="button" className="btn justify-self-start" onClick={onKept}>
				{texts.kept[lang]}
			</button>
		</div>
	);
}
