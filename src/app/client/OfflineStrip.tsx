import { Icon } from "../../kit/ui/icons.tsx";
import { useIsOffline } from "./offline.ts";
import { clientTexts as texts } from "./texts.ts";
import { useFrame } from "./use-frame.ts";

export function OfflineStrip() {
	const { lang } = useFrame();
	const isOffline = useIsOffline();
	return (
		<p className="acc-offline" role="status" hidden={!isOffline}>
			{isOffline && (
				<>
					<Icon name="warning" size={20} /> {texts.offline[lang]}
				</>
			)}
		</p>
	);
}
