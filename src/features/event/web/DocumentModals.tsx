import { useCallback, useEffect, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { Modal, type ModalProps, type ModalWidth } from "../../../kit/ui/modal.tsx";
import { Prose } from "../../../kit/ui/prose.tsx";
import { getDocument } from "../contract.ts";
import { texts } from "../texts.ts";

type Kind = "terms" | "privacy" | "challenge" | "organiser";
type State = { document?: ResponseOf<typeof getDocument>; isFailed?: boolean };

function DocumentModal({ lang, eventCode, onClose, kind, width }: ModalProps & { kind: Kind; width: ModalWidth }) {
	const [{ document, isFailed }, setState] = useState<State>({});
	const load = useCallback(() => {
		setState({});
		call(getDocument, { params: { eventCode, kind }, query: { lang } }).then(
			(loaded) => setState({ document: loaded }),
			() => setState({ isFailed: true }),
		);
	}, [eventCode, kind, lang]);
	useEffect(load, [load]);
	return (
		<Modal lang={lang} width={width} title={document?.title ?? texts[kind][lang]} onClose={onClose}>
			{document ? (
				<Prose html={document.html} />
			) : (
				<div role="status" className="grid gap-4 justify-items-start">
					<p>{isFailed ? texts.loadFailed[lang] : texts.loading[lang]}</p>
					{isFailed && (
						<button type="button" className="btn btn-small" onClick={load}>
							{texts.retry[lang]}
						</button>
					)}
				</div>
			)}
		</Modal>
	);
}

/** Text, address and register numbers. */
export const OrganiserModal = (props: ModalProps) => <DocumentModal {...props} kind="organiser" width={720} />;
export const ChallengeModal = (props: ModalProps) => <DocumentModal {...props} kind="challenge" width={720} />;
export const TermsModal = (props: ModalProps) => <DocumentModal {...props} kind="terms" width={720} />;
export const PrivacyModal = (props: ModalProps) => <DocumentModal {...props} kind="privacy" width={720} />;
