import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "../Button.tsx";
import type { BulkProps } from "./BulkDialog.tsx";

/** Loads with the first run, because it brings the dialog. */
const BulkDialog = lazy(async () => ({ default: (await import("./BulkDialog.tsx")).BulkDialog })) as <Row>(
	props: BulkProps<Row> & { onClose: () => void },
) => ReactNode;

/** A command on several rows: a preview and a result for each. It stops at nothing and can be finished later. */
export function BulkCommand<Row>(props: BulkProps<Row>) {
	const [isOpen, setOpen] = useState(false);
	const { look = "key", icon, children } = props;
	return (
		<>
			<Button look={look} {...(icon && { icon })} onClick={() => setOpen(true)}>
				{children}
			</Button>
			{isOpen && (
				<Suspense>
					<BulkDialog {...props} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
