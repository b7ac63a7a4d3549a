import { CallFailure, call } from "../../../kit/api/call.ts";
import { useLoaded, waitingModal } from "../../../kit/ui/loaded.tsx";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { getLecturerBio, type LecturerBio } from "../contract.ts";
import { personCard } from "../rules.ts";
import { texts } from "../texts.ts";
import { Portrait } from "./Portrait.tsx";
import { Biography, SpeakerJob, SpeakerLectures } from "./SpeakerView.tsx";

/** `#speaker/ID`. */
export default function SpeakerModal({ lang, base, arg, onClose }: ModalProps) {
	const [loaded, retry] = useLoaded(arg, () => bioOf(arg));
	const common = { lang, width: 720, onClose } as const;
	if (loaded.state !== "loaded") {
		const title = texts.person[lang];
		return waitingModal({ ...common, title, state: loaded.state, gone: texts.gone[lang], onRetry: retry });
	}
	const person = personCard(loaded.value, lang);
	return (
		<Modal {...common} title={person.name} below={<SpeakerJob person={person} />}>
			<div className="bio">
				<Portrait person={person} size={176} sizes="176px" isEager />
				<Biography lang={lang} bio={loaded.value} />
			</div>
			<SpeakerLectures lang={lang} base={base} bio={loaded.value} />
		</Modal>
	);
}

function bioOf(arg: string): Promise<LecturerBio> {
	const id = Number(arg);
	return Number.isSafeInteger(id) && id > 0
		? call(getLecturerBio, { params: { id } })
		: Promise.reject(new CallFailure(404, undefined));
}
