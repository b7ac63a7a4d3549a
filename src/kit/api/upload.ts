import type { Address } from "../contract/address.ts";
import type { Call, ParamsOf, Problem, ResponseOf } from "../contract/call.ts";
import { announceUnauthorized, CallFailure } from "./call.ts";

type UploadInput<C extends Call> = {
	params: ParamsOf<C>;
	lang: string;
	query?: Record<string, string>;
	file: Blob;
	name?: string;
	/** Reports the sent fraction, 0 to 1. */
	onProgress?: (part: number) => void;
	signal?: AbortSignal;
};

/** Uploads a file as a call's body. Throws `CallFailure` for a refusal or a missing response. */
export function upload<C extends Call>(spec: C | Address, sent: UploadInput<C>): Promise<ResponseOf<C>> {
	const { params, lang, query, file, name, onProgress, signal } = sent;
	const values = params as Record<string, unknown>;
	const path = spec.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key])));
	// fetch reports no upload progress
	const request = new XMLHttpRequest();
	const sentAt = performance.now();
	return new Promise((resolve, reject) => {
		request.open(spec.method, `${path}?${new URLSearchParams({ ...query, lang })}`);
		request.responseType = "json";
		request.setRequestHeader("content-type", "application/octet-stream");
		if (name !== undefined) request.setRequestHeader("x-file-name", encodeURIComponent(name));
		request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
		request.onload = () => {
			if (request.status === 401) announceUnauthorized(sentAt);
			if (request.status < 300) resolve(request.response as ResponseOf<C>);
			else reject(new CallFailure(request.status, (request.response ?? undefined) as Problem | undefined));
		};
		request.onerror = () => reject(new CallFailure(0, undefined));
		request.onabort = () => reject(new CallFailure(0, undefined));
		signal?.addEventListener("abort", () => request.abort());
		request.send(file);
	});
}
