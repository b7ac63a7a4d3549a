import { call } from "../../../kit/api/call.ts";
import { categoryTreeAddress, fakeCategoryAddress, lecturesStatusesAddress } from "../../agenda/addresses.ts";
import type { CategoryTree, getCategoryTree, getFakeCategory, getLecturesStatuses } from "../../agenda/contract.ts";

/** A tab's tree. Throws `CallFailure`. */
export function treeOf(eventCode: string, category: { objectId: number; isFake: boolean }): Promise<CategoryTree> {
	return category.isFake
		? call<typeof getFakeCategory>(fakeCategoryAddress, { params: { eventCode } })
		: call<typeof getCategoryTree>(categoryTreeAddress, { params: { eventCode, categoryId: category.objectId } });
}

/** An event's seat statuses. Throws `CallFailure`. */
export function statusesOf(eventCode: string) {
	return call<typeof getLecturesStatuses>(lecturesStatusesAddress, { params: { eventCode } });
}
export type SeatStatus = Awaited<ReturnType<typeof statusesOf>>["statuses"][number];
