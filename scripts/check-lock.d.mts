interface Entry {
  version?: string;
  integrity?: string;
  optional?: boolean;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}
export function withoutHash(lock: { packages: Record<string, Entry> }): {
  served: string[];
  elsewhere: string[];
};
