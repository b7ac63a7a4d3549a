export type Step = "package" | "data" | "extras";

/** Spec §2. The server reads it for the first HTML. */
export type Address = {
	packageCode: string | null;
	code: string | null;
	isOnline: boolean | null;
	step: Step | null;
	/** The secret of a waiting list offer. */
	offer: string | null;
	/** Whether somebody may be logged in on this device; the browser then asks. */
	isHinted: boolean;
};

export const NO_ADDRESS: Address = {
	packageCode: null,
	code: null,
	isOnline: null,
	step: null,
	offer: null,
	isHinted: false,
};

/** Reads `package`, `code`, `type=online`, `step` and `offer`. */
export function addressIn(query: URLSearchParams): Omit<Address, "isHinted"> {
	const short = (name: string) => query.get(name)?.trim().slice(0, 60) || null;
	const step = query.get("step");
	return {
		packageCode: short("package"),
		code: short("code"),
		isOnline: query.get("type")?.toLowerCase() === "online" ? true : null,
		step: step === "package" || step === "data" || step === "extras" ? step : null,
		offer: query.get("offer")?.slice(0, 100) || null,
	};
}
