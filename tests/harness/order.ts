import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * What waits longest comes first, beside what draws the journeys' site and checks the types; what is short comes last and
 * fills the gaps, so that no core is idle at the end.
 */
const PROJECTS = ["program", "journeys", "pglite", "postgres", "unit"];

/** Registers in its first minute: passwords are hashed when the cores have nothing else to do, and rushes leave them nothing. */
const AFTER_RUSHES = /consent\.test\.ts$/;

/** The order of the tests' files: project after project, within one as the tool orders them. */
export class WaitingFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const place = ({ project, moduleId }: TestSpecification) =>
			PROJECTS.indexOf(project.name) + (project.name === "journeys" && AFTER_RUSHES.test(moduleId) ? 0.5 : 0);
		return (await super.sort(files)).sort((one, other) => place(one) - place(other));
	}
}
