import type { ListedPackage } from "../../../../features/packages/office-contract.ts";
import { rightRow } from "../../../../features/packages/rights-texts.ts";
import { RIGHTS } from "../../../../features/packages/texts.ts";
import { useFrame } from "../../../client/use-frame.ts";
import type { ListState } from "../../pieces/list/list-state.ts";
import { Sheet } from "../../pieces/sheet/Sheet.tsx";
import { rightTexts as texts } from "./right-office-texts.ts";

type Props = { state: ListState; packages: readonly ListedPackage[]; mayChange: boolean };

/** The contents of packages, as in the public comparison. A column opens its package. */
export function Rights({ state, packages, mayChange }: Props) {
	const { lang } = useFrame();
	return (
		<Sheet
			label={texts.title[lang]}
			lead={texts[mayChange ? "lead" : "leadRead"][lang]}
			columns={[
				{ id: "right", header: texts.right[lang] },
				...packages.map(({ objectId, name }) => ({
					id: String(objectId),
					header: name,
					onOpen: () => state.go({ open: rightsAddress(objectId) }),
				})),
			]}
			rows={RIGHTS.map(({ id, name }) => ({
				id,
				name: name[lang],
				cells: packages.map(({ objectId, rights }) => {
					const { isIncluded, cell } = rightRow(id, rights);
					return (
						<span key={objectId} className={isIncluded ? undefined : "text-muted"}>
							{cell[lang]}
						</span>
					);
				}),
			}))}
		/>
	);
}

/** The panel of a package's rights in `?open=`. */
export const rightsAddress = (packageId: number | "") => `rights-${packageId}`;
