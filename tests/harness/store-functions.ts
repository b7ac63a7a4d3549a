import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

/** A parameter's shape by its declared type: an object, a list, or a single value. */
type Shape =
	| { kind: "object"; fields: Record<string, Shape> }
	| { kind: "list"; items: readonly Shape[]; isTuple: boolean }
	| { kind: "value"; type: string; empty?: { value: null | undefined } };

/** An exported function of a store; `key` is "stands/server/store.ts openOffers". */
export type StoreFunction = { key: string; path: string; name: string; parameters: { name: string; shape: Shape }[] };

type Declaration = { path: string; type: ts.TypeNode };

/** The depth to which types are followed. */
const MAX_DEPTH = 6;
const parsed = (path: string) =>
	ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, /* setParentNodes */ true);

/** The exported functions of all features' stores, with the shapes of their parameters. */
export function storeFunctions(): StoreFunction[] {
	const types = typeDeclarations(globSync("src/**/*.ts").filter((path) => !path.endsWith(".test.ts")));
	const stores = globSync("src/features/*/server/*store.ts").toSorted();
	return stores.flatMap((path) =>
		exportedFunctions(parsed(path)).map(([name, node]) => ({
			key: `${path.replace("src/features/", "")} ${name}`,
			path,
			name,
			parameters: node.parameters.map((one) => ({
				name: ts.isIdentifier(one.name) ? one.name.text : "",
				shape: shapeOf(one.type, { path, types, depth: 0 }),
			})),
		})),
	);
}

function exportedFunctions(source: ts.SourceFile): [string, ts.SignatureDeclaration][] {
	return source.statements.flatMap((one): [string, ts.SignatureDeclaration][] => {
		const isExported =
			ts.canHaveModifiers(one) && ts.getModifiers(one)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
		if (!isExported) return [];
		if (ts.isFunctionDeclaration(one)) return one.name ? [[one.name.text, one]] : [];
		if (!ts.isVariableStatement(one)) return [];
		return one.declarationList.declarations.flatMap(({ name, initializer }): [string, ts.SignatureDeclaration][] =>
			initializer && ts.isArrowFunction(initializer) ? [[name.getText(), initializer]] : [],
		);
	});
}

function typeDeclarations(paths: readonly string[]): Map<string, Declaration[]> {
	const types = new Map<string, Declaration[]>();
	for (const path of paths) {
		for (const one of parsed(path).statements) {
			if (!ts.isTypeAliasDeclaration(one)) continue;
			types.set(one.name.text, [...(types.get(one.name.text) ?? []), { path, type: one.type }]);
		}
	}
	return types;
}

type Context = { path: string; types: Map<string, Declaration[]>; depth: number };

const valueShape = (type: string): Shape => ({ kind: "value", type });

function shapeOf(node: ts.TypeNode | undefined, at: Context): Shape {
	const context = { ...at, depth: at.depth + 1 };
	if (!node || context.depth > MAX_DEPTH) return valueShape("unknown");
	if (ts.isTypeOperatorNode(node) || ts.isParenthesizedTypeNode(node)) return shapeOf(node.type, context);
	if (ts.isArrayTypeNode(node)) return { kind: "list", items: [shapeOf(node.elementType, context)], isTuple: false };
	if (ts.isTupleTypeNode(node)) {
		return { kind: "list", items: node.elements.map((one) => shapeOf(one, context)), isTuple: true };
	}
	if (ts.isTypeLiteralNode(node)) return objectShape(node, context);
	if (ts.isIntersectionTypeNode(node)) {
		const parts = node.types.map((one) => shapeOf(one, context));
		return { kind: "object", fields: Object.assign({}, ...parts.map(fieldsOf)) };
	}
	if (ts.isUnionTypeNode(node)) return unionShape(node, context);
	if (ts.isTypeReferenceNode(node)) return referredShape(node, context);
	return valueShape(node.getText());
}

const fieldsOf = (shape: Shape): Record<string, Shape> => (shape.kind === "object" ? shape.fields : {});

function objectShape(node: ts.TypeLiteralNode, context: Context): Shape {
	const members = node.members.filter(ts.isPropertySignature);
	return {
		kind: "object",
		fields: Object.fromEntries(members.map(({ name, type }) => [name.getText(), shapeOf(type, context)])),
	};
}

/** The first member, without null and undefined. */
function unionShape({ types }: ts.UnionTypeNode, context: Context): Shape {
	const isNothing = (one: ts.TypeNode) => /^(null|undefined)$/.test(one.getText());
	const shape = shapeOf(
		types.find((one) => !isNothing(one)),
		context,
	);
	if (shape.kind !== "value" || !types.some(isNothing)) return shape;
	return { ...shape, empty: { value: types.some((one) => one.getText() === "null") ? null : undefined } };
}

function referredShape(node: ts.TypeReferenceNode, context: Context): Shape {
	const name = node.typeName.getText();
	const [of, keys] = node.typeArguments ?? [];
	if (name === "Param" || name === "Partial") return shapeOf(of, context);
	if (name === "Pick" || name === "Omit") {
		const named = new Set([...(keys?.getText().matchAll(/"(\w+)"/g) ?? [])].map(([, key]) => key!));
		const fields = Object.entries(fieldsOf(shapeOf(of, context)));
		const isLeft = (key: string) => named.has(key) === (name === "Pick");
		return { kind: "object", fields: Object.fromEntries(fields.filter(([key]) => isLeft(key))) };
	}
	const found = context.types.get(name);
	const declared = found?.find(({ path }) => path === context.path) ?? found?.[0];
	const isDatabase = name === "Database" || name === "Tx";
	return declared && !isDatabase ? shapeOf(declared.type, { ...context, path: declared.path }) : valueShape(name);
}

/** The names of all values of a function's parameters. */
export function namesIn({ parameters }: StoreFunction): string[] {
	const within = (name: string, shape: Shape): string[] =>
		shape.kind === "object" ? Object.entries(shape.fields).flatMap(([key, one]) => within(key, one)) : [name];
	return parameters.flatMap(({ name, shape }) => within(name, shape));
}

/** A function's arguments: values by name, others by type. */
export function argumentsFor({ parameters }: StoreFunction, values: Record<string, unknown>): unknown[] {
	return parameters.map(({ name, shape }) => argumentOf(name, shape, values));
}

function argumentOf(name: string, shape: Shape, values: Record<string, unknown>): unknown {
	if (name in values) return values[name];
	if (shape.kind === "object") {
		return Object.fromEntries(Object.entries(shape.fields).map(([key, one]) => [key, argumentOf(key, one, values)]));
	}
	if (shape.kind === "value") return shape.empty ? shape.empty.value : plainValue(shape.type, values);
	const single = name.replace(/s$/, "");
	if (shape.isTuple) return shape.items.map((item) => argumentOf(single, item, values));
	return single in values ? [values[single]] : [];
}

function plainValue(type: string, values: Record<string, unknown>): unknown {
	const literal = /^"(.*)"$|^(\d+)$/.exec(type);
	if (literal) return literal[1] ?? Number(literal[2]);
	const plain: Record<string, unknown> = { string: values["word"], number: 1, boolean: false, Date: values["now"] };
	return plain[type];
}
