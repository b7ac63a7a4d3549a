import { expect, test } from "vitest";
import { newestLooks } from "./newest-looks.ts";

const look = (name: string, hour: number) => ({ name, date: `2025-04-30T${hour}:00:00Z` });

test("each organiser has their newest look, the newest organisers first", () => {
	const looks = [look("Ola", 14), look("Jan", 13), look("Ewa", 12), look("Ola", 11), look("Jan", 10)];
	expect(newestLooks(looks, 4)).toEqual([look("Ola", 14), look("Jan", 13), look("Ewa", 12)]);
	expect(newestLooks(looks, 2)).toEqual([look("Ola", 14), look("Jan", 13)]);
	expect(newestLooks([], 4)).toEqual([]);
});
