import type { Database } from "../../../kit/db/database.ts";
import type { WeekFigures } from "../texts.ts";

/** Implemented by `app/wiring.ts`: the figures of the office's first screen, with those of the last seven days. */
export type FiguresReads = {
	week(db: Database, of: { eventId: number; now: Date }): Promise<WeekFigures>;
};
