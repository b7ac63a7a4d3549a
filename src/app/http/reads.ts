import { lectureNumbersSelects } from "../../features/agenda/server/numbers-store.ts";
import { categoriesOf, treeSelects } from "../../features/agenda/server/store.ts";
import { publicCodeRows } from "../../features/codes/server/store.ts";
import { consentSelects } from "../../features/consent/server/landing.ts";
import { eventSelects } from "../../features/event/server/landing.ts";
import { calendarsOf, eventLinks } from "../../features/event/server/store.ts";
import { exhibitorsSelects } from "../../features/exhibitors/server/landing.ts";
import { meetingsSelects } from "../../features/meetings/server/landing.ts";
import { newsSelects } from "../../features/news/server/landing.ts";
import { pricesSelects } from "../../features/packages/server/landing.ts";
import { partnersSelects } from "../../features/partners/server/landing.ts";
import { promoRowsOf } from "../../features/promo/server/store.ts";
import { recordingsSelects } from "../../features/recordings/server/landing.ts";
import { allScenePictures, scenePicturesOf } from "../../features/scenes/server/store.ts";
import { sellerRows } from "../../features/seller/server/store.ts";
import { speakersSelects } from "../../features/speakers/server/landing.ts";
import { dutySelects } from "../../features/stands/server/landing.ts";
import { tagRowsOf } from "../../features/tracking/server/store.ts";
import type { ContentVersions } from "../../kit/content/version.ts";
import type { OpenDatabase } from "../../kit/db/database.ts";
import { placeholder, prepareQueries } from "../../kit/db/prepare-queries.ts";

export type Reads = ReturnType<typeof readsOf>;
export type LandingRows = Awaited<ReturnType<Reads["landing"]>>;

export function readsOf({ db }: Pick<OpenDatabase, "db">, versions: ContentVersions) {
	const version = () => versions.current();
	const frame = {
		links: eventLinks(db),
		calendars: calendarsOf(db, placeholder("event")),
		promos: promoRowsOf(db, placeholder("event"), placeholder("now")),
		tags: tagRowsOf(db, placeholder("event")),
		sellers: sellerRows(db),
	};
	const landing = {
		...treeSelects(db, placeholder("event")),
		categories: categoriesOf(db, placeholder("event")),
		...lectureNumbersSelects(db),
		...eventSelects(db),
		...consentSelects(db),
		...exhibitorsSelects(db),
		...dutySelects(db),
		...meetingsSelects(db),
		...newsSelects(db),
		...partnersSelects(db),
		...pricesSelects(db),
		...recordingsSelects(db),
		publicCodes: publicCodeRows(db, placeholder("event"), placeholder("now")),
		...speakersSelects(db),
		scene: scenePicturesOf(db, placeholder("event")),
		sceneCards: allScenePictures(db),
	};
	return { frame: prepareQueries("frame", frame, version), landing: prepareQueries("landing", landing, version) };
}
