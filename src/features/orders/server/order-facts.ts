import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Payer } from "../payer.ts";
import type { LineKind, OrderStatus, PaymentMethod } from "../rules.ts";

export type OrderRecord = {
	id: number;
	eventId: number;
	accountId: string | null;
	number: string;
	secretHash: string;
	status: OrderStatus;
	method: PaymentMethod;
	lang: Lang;
	payer: Payer;
	netGrosz: number;
	vatGrosz: number;
	grossGrosz: number;
	paidGrosz: number;
	refundedGrosz: number;
	createdAt: Date;
	holdsUntil: Date | null;
	dueOn: string | null;
	notices: number;
	isByOrganiser: boolean;
	confirmedAt: Date | null;
	endedAt: Date | null;
};

export type LineRecord = {
	id: number;
	position: number;
	kind: LineKind;
	packageId: number | null;
	optionId: number | null;
	name: string;
	nameEn: string | null;
	quantity: number;
	refundedQuantity: number;
	reducedGrosz: number;
	listNetGrosz: number;
	unitNetGrosz: number;
	vatRate: number;
	isReverseCharged: boolean;
	netGrosz: number;
	vatGrosz: number;
	grossGrosz: number;
};

export type NewLine = {
	kind: LineKind;
	packageId?: number | null | undefined;
	optionId?: number | null | undefined;
	name: string;
	nameEn?: string | null | undefined;
	quantity: number;
	refundedQuantity?: number | undefined;
	reducedGrosz?: number | undefined;
	listNetGrosz: number;
	unitNetGrosz: number;
	vatRate: number;
	isReverseCharged?: boolean | undefined;
	netGrosz: number;
	vatGrosz: number;
	grossGrosz: number;
};
