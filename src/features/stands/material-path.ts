import { getMaterialFile } from "./contract.ts";

export const filePath = (exhibitorId: number, materialId: number) =>
	getMaterialFile.path.replace(":id", String(exhibitorId)).replace(":materialId", String(materialId));
