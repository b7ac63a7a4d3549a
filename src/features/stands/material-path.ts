import { getMaterialFile } from "./contract.ts";

/** Download path of a stand's file. */
export const filePath = (exhibitorId: number, materialId: number) =>
	getMaterialFile.path.replace(":id", String(exhibitorId)).replace(":materialId", String(materialId));
