import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { endpoints } from '../src/endpoints.gen.ts';

const SOURCE = new URL('../src/', import.meta.url);
const DEEPEST = 40;

/**
 * The types of the client, written out: what the contract's schemas come to, without the schemas and their library. Shapes
 * with a name in the description of the API keep it.
 */
export function clientTypes(): string {
  const file = (name: string) => fileURLToPath(new URL(name, SOURCE));
  const program = ts.createProgram([file('client.ts'), file('schemas.gen.ts')], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const exported = (name: string, from: string) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file(from))!)!;
    return checker.getExportsOfModule(module).find((one) => one.name === name)!;
  };
  const printer = createPrinter(checker, program);

  const named = printer.nameSchemas(exported('schemas', 'schemas.gen.ts'));
  const rooms = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported('Client', 'client.ts')))
    .map((room) => {
      const calls = checker.getPropertiesOfType(checker.getTypeOfSymbol(room)).map((call) => {
        const { summary } = (endpoints as Rooms)[room.name]![call.name]!;
        return `    /** ${summary} */\n    ${call.name}${printer.call(checker.getTypeOfSymbol(call))};\n`;
      });
      return `  ${room.name}: {\n${calls.join('')}  };\n`;
    });
  return `${named}\n/** Every endpoint as a function: \`crisper.pantry.listPantry()\`. */\nexport interface Client {\n${rooms.join('')}}\n${OUTSIDE}`;
}

type Rooms = Record<string, Record<string, { summary: string }>>;

const OUTSIDE = `
export interface Options {
  /** Where Crisper is, with the path it is served below, if any. */
  url: string;
  /** An API token, or the token of a session. */
  token?: string | undefined;
  /** What sends a request; the global fetch when absent. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Answers have to be what this version knows: for tests. Otherwise a newer server may say more. */
  checked?: boolean;
}

export declare function createClient(options: Options): Client;

/** What the server refused, or could not do. */
export declare class CrisperError extends Error {
  readonly name: 'CrisperError';
  constructor(
    status: number,
    code: ErrorBody['code'],
    message: string,
    fields?: Readonly<Record<string, string>>,
    retryAfter?: number,
  );
  readonly status: number;
  readonly code: ErrorBody['code'];
  /** Messages by field, where the input was not right. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;
}
`;

function createPrinter(checker: ts.TypeChecker, program: ts.Program) {
  /** Names of shapes that were written before, by their text. */
  const names = new Map<string, string>();

  const print = (type: ts.Type, depth = 0): string => {
    if (depth > DEEPEST) return 'unknown';
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'unknown';
    if (type.isUnion()) return union(type.types, depth);
    if (type.flags & ts.TypeFlags.TemplateLiteral) return 'string';
    const arrayOf = checker.isArrayType(type)
      ? checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined;
    if (arrayOf) return `Array<${print(arrayOf, depth + 1)}>`;
    if (checker.isTupleType(type)) {
      const parts = checker.getTypeArguments(type as ts.TypeReference).map((part) => print(part, depth + 1));
      return `[${parts.join(', ')}]`;
    }
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || isOfPlatform(type))
      return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    const text = shape(type, depth);
    return names.get(text) ?? text;
  };

  const union = (types: readonly ts.Type[], depth: number): string => {
    const parts = new Set(types.map((one) => print(one, depth + 1)));
    if (parts.delete('true') && parts.delete('false')) parts.add('boolean');
    const text = [...parts].join(' | ');
    return names.get(text) ?? text;
  };

  const shape = (type: ts.Type, depth: number): string => {
    const fields = checker.getPropertiesOfType(type).map((field) => {
      const optional = (field.flags & ts.SymbolFlags.Optional) !== 0;
      const own = print(checker.getTypeOfSymbol(field), depth + 1);
      const key = /^[A-Za-z_$][\w$]*$/.test(field.name) ? field.name : JSON.stringify(field.name);
      return own === 'undefined' ? '' : `${key}${optional ? '?' : ''}: ${own};`;
    });
    const open = checker
      .getIndexInfosOfType(type)
      .map((info) => `[key: ${print(info.keyType)}]: ${print(info.type, depth + 1)};`);
    return `{ ${[...fields, ...open].filter(Boolean).join(' ')} }`;
  };

  const isOfPlatform = ({ symbol }: ts.Type): boolean => {
    const places = symbol?.declarations?.map((declared) => declared.getSourceFile()) ?? [];
    return (
      places.some(
        (place) => program.isSourceFileDefaultLibrary(place) || place.fileName.includes('/@types/node/'),
      ) && !['Record', 'Pick', '__type'].includes(symbol.name)
    );
  };

  return {
    /** The named schemas, those without others in them first. */
    nameSchemas(schemas: ts.Symbol): string {
      const lines: string[] = [];
      const declared = schemas.valueDeclaration as ts.VariableDeclaration;
      const rows = (declared.initializer as ts.ObjectLiteralExpression)
        .properties as ts.NodeArray<ts.PropertyAssignment>;
      const types = rows.map((row) => {
        const [schema] = (row.initializer as ts.ObjectLiteralExpression).properties;
        const type = checker.getTypeAtLocation((schema as ts.PropertyAssignment).initializer);
        const output = type.getProperty('_output')!;
        return { name: (row.name as ts.Identifier).text, type: checker.getTypeOfSymbol(output) };
      });
      const sized = types
        .map((one) => ({ ...one, size: print(one.type).length }))
        .sort((a, b) => a.size - b.size);
      for (const { name, type } of sized) {
        const text = print(type);
        lines.push(`export type ${name} = ${text};`);
        if (!names.has(text)) names.set(text, name);
      }
      return `${lines.join('\n')}\n`;
    },

    /** "(input?: { … }) => Promise<…>" as a method. */
    call(type: ts.Type): string {
      const [signature] = type.getCallSignatures();
      const [rest] = signature!.getParameters();
      const tuple = checker.getTypeOfSymbol(rest!) as ts.TypeReference & { target: ts.TupleType };
      const [input] = checker.getTypeArguments(tuple);
      const optional = tuple.target.minLength === 0 ? '?' : '';
      const [answer] = checker.getTypeArguments(signature!.getReturnType() as ts.TypeReference);
      return `(input${optional}: ${print(input!)}): Promise<${print(answer!)}>`;
    },
  };
}
