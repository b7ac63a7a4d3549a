import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import {
	type ContentVersions,
	changeContent,
	countContentChange,
	seeContentChange,
} from "../../../kit/content/version.ts";
import { VERSION_CHANGED } from "../../../kit/contract/preview.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { contentMark } from "../../../kit/hash/hash.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { grossOf } from "../../../kit/money/amounts.ts";
import { fillText } from "../../organisers/command-plan.ts";
import { assertForm } from "../../organisers/server/assert-form.ts";
import { serveCommand } from "../../organisers/server/serve-command.ts";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
import * as calls from "../office-contract.ts";
import { isKind, newOptionForm, optionForm, sizesText, termsIn } from "../office-form.ts";
import { optionRefusals as refusals, saleTexts as texts } from "../office-texts.ts";
import { optionNames } from "../texts.ts";
import { addOption, assertOtherSale, changeOption, lockExistingOption, setSale, termsOf } from "./change-options.ts";
import { type OfficeOption, officeOptions, piecesTaken } from "./office-store.ts";

export type OptionOfficeDeps = OfficeDeps & { db: NodePgDatabase; versions: ContentVersions };

const versionOf = ({ closedAt, ...terms }: OfficeOption) =>
	contentMark(JSON.stringify([Object.entries(termsOf(terms)), closedAt]));

// long: one route after the other
export function optionOfficeRoutes(app: FastifyInstance, deps: OptionOfficeDeps): void {
	const { db } = deps;

	serveOffice(app, deps, calls.getOfficeOptions, async ({ event, organiser }) => {
		const change = organiser.may("packages.change");
		const pieces = await piecesTaken(db, event.id);
		const options = (await officeOptions(db, event.id)).map((one): calls.ListedOption => {
			const { taken = 0, bySize = new Map<string, number>() } = pieces.get(one.id) ?? {};
			const isClosed = one.closedAt !== null;
			return {
				objectId: one.id,
				kind: one.kind,
				packageCode: one.packageCode,
				packageName: one.packageName,
				netGrosz: one.netGrosz,
				grossGrosz: grossOf(one.netGrosz, one.vatRate),
				vatRate: one.vatRate,
				capacity: one.capacity,
				taken,
				sizes: sizesText(one),
				takenBySize: one.choices.map((size) => ({ size, taken: bySize.get(size) ?? 0 })),
				isClosed,
				version: versionOf(one),
				can: { change, close: change && !isClosed, open: change && isClosed },
			};
		});
		return { options, can: { change } };
	});

	serveOffice(app, deps, calls.addPackageOption, async ({ event, accountId, body }) => {
		assertForm(newOptionForm, body);
		const { kind, package: packageCode, vat } = body;
		if (!isKind(kind)) throw notFound(refusals.noOption);
		const at = { eventId: event.id, actor: accountId };
		const option = { ...termsIn(body), kind, packageCode, vatRate: Number(vat) };
		return { objectId: await changeContent(deps, (tx) => addOption(tx, deps, at, option)) };
	});

	serveOffice(app, deps, calls.savePackageOption, async ({ event, accountId, params, body: { version, ...typed } }) => {
		assertForm(optionForm, typed);
		const at = { eventId: event.id, actor: accountId, optionId: params.optionId };
		const accept = (before: OfficeOption) => {
			if (versionOf(before) !== version) throw new Failure(409, refusals.changed, { type: VERSION_CHANGED });
		};
		await changeContent(deps, (tx) => changeOption(tx, deps, at, { terms: termsIn(typed), accept }));
		return { objectId: params.optionId };
	});

	saleRoutes(app, deps);
}

// long: one command with its subject
function saleRoutes(app: FastifyInstance, deps: OptionOfficeDeps): void {
	const find = async (db: OptionOfficeDeps["db"] | Tx, eventId: number, optionId: number) => {
		const found = (await officeOptions(db, eventId)).find(({ id }) => id === optionId);
		if (!found) throw notFound(refusals.noOption);
		return { ...found, eventId };
	};
	type Subject = Awaited<ReturnType<typeof find>>;
	const nameOf =
		({ kind, packageName }: Subject) =>
		(lang: Lang) =>
			`${optionNames[kind][lang]}, ${packageName}`;
	serveCommand(
		app,
		deps,
		{ preview: calls.previewOptionSale, run: calls.setOptionSale },
		{
			find: ({ event, params }) => find(deps.db, event.id, params.optionId),
			async lock(tx, { eventId, id }) {
				await lockExistingOption(tx, { eventId, optionId: id });
				return find(tx, eventId, id);
			},
			async plan(db, { subject, event, body }) {
				assertOtherSale(subject.closedAt, body.isClosed);
				const pieces = (await piecesTaken(db, event.id)).get(subject.id);
				const name = nameOf(subject);
				return {
					title: fillText(body.isClosed ? texts.close : texts.open, { name }),
					effects: body.isClosed ? [fillText(texts.stay, { taken: pieces?.taken ?? 0 }), texts.late] : [],
					figures: [],
					emails: 0,
					basis: { isClosed: body.isClosed, closedAt: subject.closedAt },
				};
			},
			async run(tx, { subject, event, body, actor, lang }) {
				await setSale(tx, deps, { eventId: event.id, actor, optionId: subject.id }, body.isClosed);
				await countContentChange(tx);
				return fill((body.isClosed ? texts.closed : texts.opened)[lang], nameOf(subject)(lang));
			},
			after: () => seeContentChange(deps),
		},
	);
}
