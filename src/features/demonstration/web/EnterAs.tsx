import type { Lang } from "../../../kit/i18n/lang.ts";
import { pictureSources } from "../../../kit/ui/picture.ts";
import { enterAs } from "../contract.ts";
import type { Offer } from "../people.ts";
import { texts } from "../texts.ts";

/** A plain form works without scripts. */
export function EnterAs({ lang, people, password, liveStart, isGrowing, to }: { lang: Lang } & Offer) {
	return (
		<section className="wrap enter-as" aria-labelledby="enter-as">
			<div className="grid gap-1">
				<h2 id="enter-as" className="h-card">
					{texts.title[lang]}
				</h2>
				<p className="text-muted text-pretty">{texts.lead[lang]}</p>
				{isGrowing && <p className="notice text-pretty">{texts.growing[lang]}</p>}
				<p className="text-muted text-pretty">
					{texts.password[lang]} <code className="enter-password">{password}</code>
				</p>
				{liveStart && (
					<p className="text-muted text-pretty">
						{texts.live[lang]} <code className="enter-command">{liveStart}</code>
					</p>
				)}
			</div>
			<form method="post" action={`${enterAs.path}?lang=${lang}`}>
				{to !== null && <input type="hidden" name="to" value={to} />}
				<ul className="enter-people">
					{people.map(({ key, firstName, lastName, role, sees, imageUrl }) => (
						<li key={key}>
							<button type="submit" name="person" value={key} className="card enter-person">
								{imageUrl && (
									<img {...pictureSources(imageUrl)} sizes="64px" width="64" height="64" alt="" decoding="async" />
								)}
								<span>
									<b>{`${firstName} ${lastName}`}</b>
									<span className="enter-role">{role[lang]}</span>
								</span>
								<span className="enter-sees text-pretty">{sees[lang]}</span>
							</button>
						</li>
					))}
				</ul>
			</form>
		</section>
	);
}
