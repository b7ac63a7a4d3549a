import { commanded } from "./commanding.ts";

/** Takes everybody from the staff of a company at MSTS25: those who are made up would answer by themselves, in seconds. */
export async function withoutStaff(company: string): Promise<void> {
	const { data } = await commanded("exhibitors staff --event MSTS25");
	for (const one of data as { exhibitor: string; email: string }[])
		if (one.exhibitor === company)
			await commanded(`exhibitors staff-remove ${one.email} --event MSTS25 --exhibitor ${company}`);
}
