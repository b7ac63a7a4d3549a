import { useFrame } from "../../../client/use-frame.ts";
import { Button } from "../Button.tsx";
import { viewTexts as texts } from "./view-texts.ts";

/** A sentence about views that failed, with a button that tries again. */
export function ViewFailure({ sentence, again, isBusy }: { sentence: string; again(): unknown; isBusy?: boolean }) {
	const { lang } = useFrame();
	return (
		<div className="lst-view-failure" role="alert">
			<p>{sentence}</p>
			<Button look="plain" aria-disabled={isBusy} onClick={() => void again()}>
				{texts.again[lang]}
			</Button>
		</div>
	);
}
