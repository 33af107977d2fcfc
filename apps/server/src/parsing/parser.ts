/** Reads what a stranger sent. It is pure and runs in a worker, so input and output must be plain data. */
export interface Parser<Input, Output> {
  name: string;
  /** Milliseconds for one input, where it may take longer than a text. */
  timeLimit?: number;
  read(input: Input): Output | Promise<Output>;
}

/** A parser by its name, and what it reads. */
export interface ParseTask {
  parser: string;
  input: unknown;
}

/** Runs parsers where they can be stopped. */
export interface Parsing {
  /** `person` decides the turn: one text of each person is read at a time. Throws a Problem when it takes too long. */
  read<Input, Output>(parser: Parser<Input, Output>, input: Input, person: string): Promise<Output>;
}
