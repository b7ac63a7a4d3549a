import type { RecordedChange, UndoCommands } from "../features/journal/server/undo-commands.ts";
import { undoTexts as texts } from "../features/journal/undo-texts.ts";
import { type PackageRights, pickRights, type RightName } from "../features/packages/rights.ts";
import { rightsRefusals } from "../features/packages/rights-texts.ts";
import { changeRights, type RightsCommands } from "../features/packages/server/change-rights.ts";
import { type ContentVersions, changeContent } from "../kit/content/version.ts";
import type { Database } from "../kit/db/database.ts";
import { Failure } from "../kit/http/failure.ts";
import { invariant } from "../kit/invariant/invariant.ts";
import type { Clock } from "../kit/time/zone.ts";
import { sortedText } from "./sorted-text.ts";

type Deps = { db: Database; versions: ContentVersions; clock: Clock; priceListCommands: RightsCommands };

const packageIdOf = ({ subject }: RecordedChange) => Number(invariant(subject.split(":")[1], "the id of a subject"));
const rightsIn = ({ detail }: RecordedChange, side: "before" | "after") => detail[side] as Partial<PackageRights>;

/** Undoes changes of a package's rights. An undo that takes something away is a reduction (decision 162). */
export function undoRightsOf(deps: Deps): UndoCommands {
	return {
		"package.rights-changed": {
			right: "packages.change",
			sentence: () => texts.rights,
			run: (change) =>
				changeContent(deps, (tx) => {
					const at = { eventId: change.eventId, packageId: packageIdOf(change), actor: change.actor };
					const after = rightsIn(change, "after");
					return changeRights(tx, deps, at, (now) => {
						const names = Object.keys(after) as RightName[];
						if (sortedText(pickRights(now, names)) !== sortedText(after))
							throw new Failure(409, rightsRefusals.notAsBefore);
						return { ...now, ...rightsIn(change, "before") };
					});
				}),
		},
	};
}
