/** Types for the used part of an untyped package. */
declare module "@20minutes/s3rver" {
	export default class S3rver {
		constructor(options: {
			address: string;
			port: number;
			silent: boolean;
			directory: string;
			configureBuckets: { name: string; configs: string[] }[];
		});
		middleware: ((request: { path: string; app: object }, next: () => Promise<void>) => Promise<void>)[];
		run(): Promise<{ address: string; port: number }>;
		close(): Promise<void>;
	}
}
