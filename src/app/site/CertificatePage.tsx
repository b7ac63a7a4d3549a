import { CheckedCertificate, type CheckView } from "../../features/certificates/web/CheckView.tsx";
import { SiteChrome } from "./Chrome.tsx";
import type { Page } from "./frame.ts";

/** Verifies a certificate; works without scripts. */
export function CertificatePage({ frame, data }: Page) {
	return (
		<SiteChrome frame={frame}>
			<CheckedCertificate lang={frame.lang} base={frame.base} view={data as CheckView} />
		</SiteChrome>
	);
}
