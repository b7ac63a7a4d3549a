import type { PackageIncludes } from "./contract.ts";

/** The rights that a package gives to its holders. */
export type PackageRights = PackageIncludes & { hasExtendedSeats: boolean };
export type RightName = keyof PackageRights;

const YES_NO = { true: ["all"], false: [] };

/** The parts of each value. A value takes something away if it lacks a part of the earlier one. */
const PARTS: { [R in RightName]: Record<`${PackageRights[R]}`, readonly string[]> } = {
	expo: YES_NO,
	lectures: { none: [], online: ["online"], onsite: ["onsite"], both: ["online", "onsite"] },
	hasExtendedSeats: YES_NO,
	afterparty: YES_NO,
	recordings: { none: [], online: ["online"], all: ["online", "onsite"] },
	lunch: { none: [], buy: ["sale"], included: ["sale", "meal"] },
	matchmaking: { none: [], invited: ["profile"], full: ["profile", "search"] },
};

const NAMES = Object.keys(PARTS) as RightName[];

const partsOf = (rights: PackageRights, name: RightName): readonly string[] =>
	(PARTS[name] as Record<string, readonly string[]>)[String(rights[name])] ?? [];

export const changedRights = (before: PackageRights, after: PackageRights): RightName[] =>
	NAMES.filter((name) => before[name] !== after[name]);

/** Rights of which something is taken away. */
export const reducedRights = (before: PackageRights, after: PackageRights): RightName[] =>
	NAMES.filter((name) => partsOf(before, name).some((part) => !partsOf(after, name).includes(part)));

/** Rights of which something is added. */
export const grantedRights = (before: PackageRights, after: PackageRights): RightName[] => reducedRights(after, before);

type PackageContents = { includes: PackageIncludes; hasExtendedSeats: boolean };

export const rightsOf = ({ includes, hasExtendedSeats }: PackageContents): PackageRights => ({
	...includes,
	hasExtendedSeats,
});

export const contentsOf = ({ hasExtendedSeats, ...includes }: PackageRights): PackageContents => ({
	includes,
	hasExtendedSeats,
});

/** Some rights by their names. */
export const pickRights = (rights: PackageRights, names: readonly RightName[]): Partial<PackageRights> =>
	Object.fromEntries(names.map((name) => [name, rights[name]]));
