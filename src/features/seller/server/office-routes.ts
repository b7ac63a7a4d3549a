import type { FastifyInstance } from "fastify";
import { VERSION_CHANGED } from "../../../kit/contract/preview.ts";
import { contentMark } from "../../../kit/hash/hash.ts";
import { assertNoErrors, Failure } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { type OfficeDeps, serveFoundation } from "../../organisers/server/serve-office.ts";
import * as calls from "../office-contract.ts";
import { type SellerValues, sellerForm } from "../seller-form.ts";
import { sellerIn, valuesOf } from "../seller-values.ts";
import { formTexts } from "../texts.ts";
import { type SetSellerDeps, setSeller } from "./set-seller.ts";
import { type SellerRecord, sellerRows } from "./store.ts";

type Deps = OfficeDeps & SetSellerDeps;

export function sellerOfficeRoutes(app: FastifyInstance, deps: Deps): void {
	const { db, config } = deps;

	serveFoundation(app, deps, calls.getSeller, async ({ organiser }) =>
		stateOf(await sellerRows(db), organiser.mayEverywhere("seller.change")),
	);

	serveFoundation(app, deps, calls.saveSeller, async ({ accountId, organiser, body: { version, ...typed } }) => {
		const errors = errorsOf(typed);
		assertNoErrors(errors);
		await setSeller(deps, {
			// anybody may enter a demonstration
			seller: { ...sellerIn(typed), isInvented: config.enterAs },
			actor: accountId as string,
			accept(before) {
				if (versionOf(before) !== version) throw new Failure(409, formTexts.changed, { type: VERSION_CHANGED });
			},
		});
		return stateOf(await sellerRows(db), organiser.mayEverywhere("seller.change"));
	});
}

function errorsOf(typed: SellerValues): Record<string, Text> {
	const errors = Object.entries(sellerForm.errors(typed, undefined));
	return Object.fromEntries(errors.flatMap(([field, error]) => (error ? [[field, error]] : [])));
}

const versionOf = (stored: SellerRecord | undefined) => contentMark(JSON.stringify(valuesOf(stored)));

function stateOf([stored]: SellerRecord[], mayChange: boolean): calls.SellerState {
	return {
		values: valuesOf(stored),
		version: versionOf(stored),
		isSet: stored !== undefined,
		isInvented: stored?.isInvented ?? false,
		can: { change: mayChange },
	};
}
