import { BlockList, isIP } from "node:net";

/** Whether an address that handed a request on is a proxy of ours; `hop` counts from the connection: 0 is its other end. */
export type TrustedProxy = (address: string | undefined, hop: number) => boolean;

/** Names of groups of addresses, as other programs know them. */
const GROUPS: Record<string, string[]> = {
	loopback: ["127.0.0.0/8", "::1/128"],
	linklocal: ["169.254.0.0/16", "fe80::/10"],
	uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Adds an address or a range such as 10.0.0.0/8; false when it is neither. */
function addRange(list: BlockList, text: string): boolean {
	const [address = "", prefix, more] = text.split("/");
	const version = isIP(address);
	if (version === 0 || more !== undefined) return false;
	if (prefix === undefined) {
		list.addAddress(address, familyOf(address));
		return true;
	}
	if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (version === 6 ? 128 : 32)) return false;
	list.addSubnet(address, Number(prefix), familyOf(address));
	return true;
}

/**
 * Reads which proxies are trusted: "off", a number of proxies one behind another, or their addresses and ranges with
 * commas between them ("10.0.0.0/8, ::1", "loopback"). Gives null for "off" and undefined for what is none of these.
 */
export function trustedProxy(setting: string): TrustedProxy | null | undefined {
	const said = setting.trim().toLowerCase();
	if (said === "off" || said === "0") return null;
	if (/^[1-9]\d?$/.test(said)) return (_address, hop) => hop < Number(said);
	const list = new BlockList();
	const ranges = said.split(",").flatMap((one) => GROUPS[one.trim()] ?? [one.trim()]);
	if (!ranges.every((range) => addRange(list, range))) return undefined;
	return (address) => address !== undefined && isIP(address) !== 0 && list.check(address, familyOf(address));
}
