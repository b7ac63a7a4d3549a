import { type FormEvent, useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { leadsTexts as texts } from "./texts.ts";
import { useCamera, useCanScan } from "./use-camera.ts";

type Props = { lang: Lang; isBusy: boolean; failure: string | undefined; onCode: (code: string) => void };

/** Takes a ticket code: by camera if the browser reads codes, and always by typing. */
// long: one card's markup
export function ScanCard({ lang, isBusy, failure, onCode }: Props) {
	const [code, setCode] = useState("");
	const [isMissing, setMissing] = useState(false);
	const canScan = useCanScan();
	const camera = useCamera(onCode);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = code.trim();
		setMissing(typed === "");
		if (typed !== "" && !isBusy) onCode(typed);
	};
	const error = isMissing ? texts.codeMissing[lang] : failure;
	return (
		<section className="card acc-card" aria-label={texts.scanTitle[lang]}>
			{canScan && (
				<>
					<video ref={camera.video} className="lead-camera" hidden={!camera.isOn} muted playsInline>
						<track kind="captions" label={texts.cameraView[lang]} />
					</video>
					<button type="button" className="btn justify-self-start" onClick={() => camera.turn(!camera.isOn)}>
						{texts[camera.isOn ? "cameraOff" : "camera"][lang]}
					</button>
				</>
			)}
			<p role="status" className="text-muted">
				{camera.isRefused ? texts.cameraRefused[lang] : canScan === false ? texts.noCamera[lang] : ""}
			</p>
			<form method="dialog" noValidate className="grid gap-4" onSubmit={submit}>
				<div aria-live="assertive">
					<TextField
						lang={lang}
						id="ticket-code"
						label={texts.code[lang]}
						help={texts.codeHelp[lang]}
						error={error}
						value={code}
						maxLength={1000}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						onChange={({ target }) => setCode(target.value)}
					/>
				</div>
				<button
					type="submit"
					className={canScan ? "btn btn-soft justify-self-start" : "btn justify-self-start"}
					aria-disabled={isBusy}
				>
					{texts.look[lang]}
				</button>
			</form>
		</section>
	);
}
