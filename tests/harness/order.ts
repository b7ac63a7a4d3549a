import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Longest waits first, beside drawing the journeys' site and checking types; short projects last, to fill idle cores.
 */
const PROJECTS = ["program", "journeys", "pglite", "postgres", "unit"];

/** Registers in its first minute: hashing passwords needs idle cores, which rushes do not leave. */
const AFTER_RUSHES = /consent\.test\.ts$/;

/** Orders test files project by project, within one as Vitest does. */
export class WaitingFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const place = ({ project, moduleId }: TestSpecification) =>
			PROJECTS.indexOf(project.name) + (project.name === "journeys" && AFTER_RUSHES.test(moduleId) ? 0.5 : 0);
		return (await super.sort(files)).sort((one, other) => place(one) - place(other));
	}
}
