interface Source {
  name: string;
  find: () => string[] | Promise<string[]>;
}
export function findBrowser(options?: {
  sources?: Source[];
  chosen?: string;
  except?: string;
}): Promise<string>;
