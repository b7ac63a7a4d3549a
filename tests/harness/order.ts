import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Projects with the longest waits come first, beside the demonstration's start and type checks. Short ones come last,
 * to fill idle cores.
 */
const PROJECTS = ["program", "journeys", "pglite", "postgres", "unit"];

/** It registers in its first minute, and password hashing needs cores that the rush tests would take. */
const AFTER_RUSHES = /consent\.test\.ts$/;

/** Sorts test files by project, and within a project as Vitest does. */
export class WaitingFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const place = ({ project, moduleId }: TestSpecification) =>
			PROJECTS.indexOf(project.name) + (project.name === "journeys" && AFTER_RUSHES.test(moduleId) ? 0.5 : 0);
		return (await super.sort(files)).sort((one, other) => place(one) - place(other));
	}
}
