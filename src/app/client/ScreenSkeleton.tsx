import { clientTexts as texts } from "./texts.ts";
import { useFrame } from "./use-frame.ts";

export function ScreenSkeleton() {
	const { lang } = useFrame();
	return (
		<div className="acc-skeleton" role="status">
			<span className="sr-only">{texts.loading[lang]}</span>
			<i />
			<i />
			<i />
			<i />
		</div>
	);
}
