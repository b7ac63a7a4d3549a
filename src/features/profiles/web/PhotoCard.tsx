import { lazy, Suspense, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { upload } from "../../../kit/api/upload.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { DropZone } from "../../../kit/ui/drop-zone.tsx";
import { FileChoice } from "../../../kit/ui/file-choice.tsx";
import { removePhoto, type ShownProfile, savePhoto } from "../contract.ts";
import { Face } from "./PersonCard.tsx";
import { profileTexts as texts } from "./texts.ts";

const PhotoCropper = lazy(async () => ({ default: (await import("./PhotoCropper.tsx")).PhotoCropper }));

type Props = {
	lang: Lang;
	id: string;
	person: Pick<ShownProfile, "firstName" | "lastName" | "photoUrl">;
	onChanged: (photoUrl: string | null) => void;
};

/** A photo is chosen or dropped, cropped in the browser and uploaded. It can be replaced and removed. */
// long: one card's markup
export function PhotoCard({ lang, id, person, onChanged }: Props) {
	const { picture, said, failure, isBusy, choose, cancel, send, remove } = usePhoto({ lang, id, onChanged });
	const field = useRef<HTMLInputElement>(null);
	const { photoUrl } = person;
	return (
		<section className="card form-card" aria-labelledby="profile-photo">
			<h2 className="h-card" id="profile-photo">
				{texts.photo[lang]}
			</h2>
			{picture ? (
				<Suspense>
					<PhotoCropper lang={lang} picture={picture} isBusy={isBusy} onCancel={cancel} onDone={send} />
				</Suspense>
			) : (
				<DropZone onDrop={choose}>
					<Face lang={lang} person={person} />
					<div className="grid gap-3 justify-items-start basis-60 grow">
						<p className="text-muted text-pretty">{texts.photoLead[lang]}</p>
						<div className="flex flex-wrap gap-3">
							<button type="button" className="btn btn-soft btn-small" onClick={() => field.current?.click()}>
								{texts[photoUrl ? "changePhoto" : "choosePhoto"][lang]}
							</button>
							{photoUrl && (
								<button type="button" className="btn btn-outline btn-small" onClick={() => void remove()}>
									{texts.removePhoto[lang]}
								</button>
							)}
						</div>
					</div>
				</DropZone>
			)}
			<FileChoice
				field={field}
				id="profile-photo"
				said={said}
				failure={failure}
				label={texts.choosePhoto[lang]}
				accept="image/jpeg,image/png,image/webp"
				onChoose={choose}
			/>
		</section>
	);
}

function usePhoto({ lang, id, onChanged }: Pick<Props, "lang" | "id" | "onChanged">) {
	const [picture, setPicture] = useState<ImageBitmap>();
	const [said, setSaid] = useState("");
	const [failure, setFailure] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const choose = async (file: File | undefined) => {
		if (!file) return;
		setFailure(undefined);
		setSaid("");
		await createImageBitmap(file).then(setPicture, () => setFailure(texts.noPicture[lang]));
	};
	const attempt = async (work: () => Promise<{ photoUrl: string | null }>, done: string) => {
		setBusy(true);
		setFailure(undefined);
		try {
			onChanged((await work()).photoUrl);
			setPicture(undefined);
			setSaid(done);
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			if (status !== 401) setFailure(problem?.message ?? texts.notSent[lang]);
		}
		setBusy(false);
	};
	return {
		picture,
		said,
		failure,
		isBusy,
		choose,
		cancel: () => setPicture(undefined),
		send: (file: Blob) => attempt(() => upload(savePhoto, { params: { id }, lang, file }), texts.photoSaved[lang]),
		remove: () => attempt(() => call(removePhoto, { params: { id }, query: { lang } }), texts.photoRemoved[lang]),
	};
}
