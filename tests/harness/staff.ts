import { commanded } from "./commanding.ts";

/** Removes a company's staff at MSTS25, because demonstration staff answer within seconds. */
export async function withoutStaff(company: string): Promise<void> {
	const { data } = await commanded("exhibitors staff --event MSTS25");
	for (const one of data as { exhibitor: string; email: string }[])
		if (one.exhibitor === company)
			await commanded(`exhibitors staff-remove ${one.email} --event MSTS25 --exhibitor ${company}`);
}
