import { clientTexts as texts } from "./texts.ts";
import { useFrame } from "./use-frame.ts";

export function PartFailed({ what, onRetry }: { what: string; onRetry: () => unknown }) {
	const { lang } = useFrame();
	return (
		<div className="notice notice-warn" role="alert">
			<p>
				{what}{" "}
				<button type="button" className="plain-link" onClick={() => void onRetry()}>
					{texts.tryAgain[lang]}
				</button>
			</p>
		</div>
	);
}
