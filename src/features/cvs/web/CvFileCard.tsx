import { useRef } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { DropZone } from "../../../kit/ui/drop-zone.tsx";
import { FileChoice } from "../../../kit/ui/file-choice.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { type CvFile, type CvFileInfo, getCvFile } from "../contract.ts";
import { sizeText } from "../size-text.ts";
import { cvTexts as texts } from "./texts.ts";
import { useCvFile } from "./use-cv-file.ts";

type Props = {
	lang: Lang;
	id: string;
	timeZone: string;
	info: CvFileInfo;
	onChanged: (info: CvFileInfo) => void;
};

/** Shows the progress of the upload. */
export function CvFileCard({ lang, id, timeZone, info, onChanged }: Props) {
	const { sending, said, failure, choose, cancel, remove } = useCvFile({ lang, id, onChanged });
	const field = useRef<HTMLInputElement>(null);
	const { file } = info;
	return (
		<section className="card form-card" aria-labelledby="cv-file">
			<div className="grid gap-2">
				<h2 className="h-card" id="cv-file">
					{texts.file[lang]}
				</h2>
				<p className="text-muted">{texts.fileLead[lang]}</p>
			</div>
			{sending ? (
				<Sending lang={lang} {...sending} onCancel={cancel} />
			) : (
				<DropZone onDrop={choose}>
					{file ? (
						<StoredFile lang={lang} id={id} timeZone={timeZone} file={file} onRemove={remove} />
					) : (
						<p>{texts.dropFile[lang]}</p>
					)}
					<button type="button" className="btn btn-soft btn-small" onClick={() => field.current?.click()}>
						{texts[file ? "changeFile" : "chooseFile"][lang]}
					</button>
				</DropZone>
			)}
			<FileChoice
				field={field}
				id="cv-file"
				said={said}
				failure={failure}
				label={texts.chooseFile[lang]}
				accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
				onChoose={choose}
			/>
		</section>
	);
}

type KnownProps = { lang: Lang; id: string; timeZone: string; file: CvFile; onRemove: () => Promise<void> };

function StoredFile({ lang, id, timeZone, file, onRemove }: KnownProps) {
	const added = fill(texts.added[lang], {
		size: sizeText(lang, file.size),
		day: dateText(lang, new Date(file.uploadedDate), timeZone),
	});
	return (
		<div className="cv-file">
			<Icon name="briefcase" size={24} />
			<div className="min-w-0 grow">
				<p className="font-bold wrap-anywhere">{file.name}</p>
				<p className="field-help">{added}</p>
			</div>
			<a className="btn btn-outline btn-list" href={getCvFile.path.replace(":id", id)} download>
				<Icon name="download" />
				{texts.download[lang]}
			</a>
			<button
				type="button"
				className="btn btn-outline btn-list"
				aria-label={fill(texts.removeName[lang], { name: file.name })}
				onClick={() => void onRemove()}
			>
				{texts.removeFile[lang]}
			</button>
		</div>
	);
}

type SendingProps = { lang: Lang; name: string; part: number; onCancel: () => void };

function Sending({ lang, name, part, onCancel }: SendingProps) {
	return (
		<div className="grid gap-3 justify-items-start">
			<label className="grid gap-2 w-full font-semibold wrap-anywhere">
				{fill(texts.sending[lang], { name })}
				<progress className="cv-progress" max={1} value={part} />
			</label>
			<button type="button" className="btn btn-outline btn-small" onClick={onCancel}>
				{texts.cancel[lang]}
			</button>
		</div>
	);
}
