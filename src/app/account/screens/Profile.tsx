import "../../../features/profiles/web/profile.css";
import { useQueryClient, useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { meQuery } from "../../../features/account/web/me-query.ts";
import type { OwnProfile, ProfileAtEvent, ProfileBody, ShownProfile } from "../../../features/profiles/contract.ts";
import { LockedProfile } from "../../../features/profiles/web/LockedProfile.tsx";
import { PersonCard } from "../../../features/profiles/web/PersonCard.tsx";
import { PhotoCard } from "../../../features/profiles/web/PhotoCard.tsx";
import { ProfileForm } from "../../../features/profiles/web/ProfileForm.tsx";
import { profileAtQuery, profileQuery } from "../../../features/profiles/web/profile-queries.ts";
import { profileTexts as texts } from "../../../features/profiles/web/texts.ts";
import { useOwnProfile } from "../../../features/profiles/web/use-own-profile.ts";
import { VisibleCard } from "../../../features/profiles/web/VisibleCard.tsx";
import { localized } from "../../../kit/i18n/lang.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { useUnsaved } from "../../client/use-unsaved.ts";

export function Profile() {
	const { lang, base, event } = useFrame();
	const { data: me } = useSuspenseQuery(meQuery(lang));
	const [{ data: profile }, { data: at }] = useSuspenseQueries({
		queries: [profileQuery(lang, me.id), profileAtQuery(lang, event.code)],
	});
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			{profile.canSave ? (
				<ProfileEditor id={me.id} profile={profile} at={at} />
			) : (
				<LockedProfile lang={lang} base={base} at={at} />
			)}
		</>
	);
}

// long: one screen's markup, whose parts are components already
function ProfileEditor({ id, profile, at }: { id: string; profile: OwnProfile; at: ProfileAtEvent }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const [hasSaved, setHasSaved] = useState(false);
	const { queryKey } = profileQuery(lang, id);
	const change = (changed: Partial<OwnProfile>) =>
		queries.setQueryData(queryKey, (known) => known && { ...known, ...changed });
	const form = useOwnProfile({
		lang,
		id,
		profile,
		onSaved(saved) {
			change(saved);
			setHasSaved(true);
		},
	});
	useUnsaved(form.isDirty, texts.leave);
	const hints = at.topics.map((one) => localized(lang, one.name, one.nameEn));
	return (
		<div className="acc-columns">
			<div className="acc-column">
				<PhotoCard
					lang={lang}
					id={id}
					person={profile}
					onChanged={(photoUrl) => {
						change({ photoUrl });
						queries.setQueryData(meQuery(lang).queryKey, (known) => known && { ...known, photoUrl });
					}}
				/>
				<ProfileForm lang={lang} form={form} hints={hints} isSaved={hasSaved} />
			</div>
			<div className="acc-column">
				<VisibleCard
					lang={lang}
					event={event}
					at={at}
					isSaved={profile.isSaved}
					onChanged={(isVisible) =>
						queries.setQueryData(profileAtQuery(lang, event.code).queryKey, (known) => known && { ...known, isVisible })
					}
				/>
				<section className="grid gap-4" aria-labelledby="profile-preview">
					<h2 className="h-card" id="profile-preview">
						{texts.preview[lang]}
					</h2>
					<PersonCard lang={lang} person={profilePreview(profile, form.values)} />
				</section>
			</div>
		</div>
	);
}

/** The profile as others would see it after saving. */
function profilePreview(profile: OwnProfile, typed: ProfileBody): ShownProfile {
	return { ...profile, ...typed, topics: typed.topics.map((name) => ({ name, nameEn: null })) };
}
