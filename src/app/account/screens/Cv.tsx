import "../../../features/cvs/web/cv.css";
import { useQueryClient, useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { meQuery } from "../../../features/account/web/me-query.ts";
import { type CvForm, saveCvForm } from "../../../features/cvs/contract.ts";
import { CvFileCard } from "../../../features/cvs/web/CvFileCard.tsx";
import { CvFormCard } from "../../../features/cvs/web/CvFormCard.tsx";
import { cvFetchesQuery, cvFileQuery, cvFormQuery, cvSharingQuery } from "../../../features/cvs/web/cv-queries.ts";
import { FetchedCard } from "../../../features/cvs/web/FetchedCard.tsx";
import { SharingCard } from "../../../features/cvs/web/SharingCard.tsx";
import { cvTexts as texts } from "../../../features/cvs/web/texts.ts";
import { call } from "../../../kit/api/call.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";

export function Cv() {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const {
		data: { id },
	} = useSuspenseQuery(meQuery(lang));
	const [{ data: info }, { data: saved }, { data: sharing }, { data: fetched }] = useSuspenseQueries({
		queries: [cvFileQuery(lang, id), cvFormQuery(lang, id), cvSharingQuery(lang, id), cvFetchesQuery(lang, id)],
	});
	const save = async (form: CvForm) => {
		const { savedDate } = await call(saveCvForm, { params: { id }, query: { lang }, body: form });
		queries.setQueryData(cvFormQuery(lang, id).queryKey, { form, savedDate });
	};
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			<div className="acc-columns">
				<div className="acc-column">
					<CvFileCard
						lang={lang}
						id={id}
						info={info}
						timeZone={event.timeZone}
						onChanged={(changed) => queries.setQueryData(cvFileQuery(lang, id).queryKey, changed)}
					/>
					<CvFormCard lang={lang} initial={saved.form} save={save} />
				</div>
				<div className="acc-column">
					<SharingCard
						lang={lang}
						{...sharing}
						onChanged={() => queries.invalidateQueries({ queryKey: ["cv-sharing", id] })}
					/>
					<FetchedCard lang={lang} fetches={fetched.fetches} />
				</div>
			</div>
		</>
	);
}
