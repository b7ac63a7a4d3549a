/** Names for a card: one in full, two or three with initials, a count for more. */
export function namesOf(people: readonly { title: string | null; firstName: string; lastName: string }[]): string {
	const [first, ...others] = people;
	if (first && others.length === 0) {
		const { title, firstName, lastName } = first;
		return [title, firstName, lastName].filter(Boolean).join(" ");
	}
	const namedPeople = people.length > 3 ? people.slice(0, 2) : people;
	const names = namedPeople.map(shortName).join(", ");
	return people.length > namedPeople.length ? `${names} +${people.length - namedPeople.length}` : names;
}

/** Returns "N. Ostrowska"; a single name stays whole. */
function shortName({ firstName, lastName }: { firstName: string; lastName: string }): string {
	return firstName && lastName ? `${[...firstName][0]}.\u00a0${lastName}` : firstName || lastName;
}
