import { type LookupAddress, NODATA, NOTFOUND } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { PageError } from './page-fetch.provider.ts';

/** For one question to one name server. */
const QUESTION_MS = 1_500;
const TRIES = 2;
const TIME_LIMIT_MS = 4_000;
const HOSTS_BYTES_MAX = 1024 * 1024;
const HOSTS = process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';
const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

interface Options {
  timeLimit?: number;
  /** Other name servers than those of the machine, for tests. */
  servers?: readonly string[];
  /** Another file of names, for tests. */
  hosts?: string;
}

export type ResolveName = (name: string) => Promise<readonly LookupAddress[]>;

/**
 * The addresses of a name that a person gave: of the machine's hosts file, else of its name servers. It ends when its time is
 * up, and asks them itself: the system's own lookup can't be ended, and a few names that are never answered would hold
 * all of the threads on which files, mail and the database wait too. So search domains and names of the local network
 * that only the system knows (mDNS) are not found.
 */
export function nameResolver({
  timeLimit = TIME_LIMIT_MS,
  servers,
  hosts = HOSTS,
}: Options = {}): ResolveName {
  return async (name) => {
    const plain = name.toLowerCase().replace(/\.$/, '');
    if (plain === 'localhost' || plain.endsWith('.localhost')) return LOOPBACK;
    const own = await listed(hosts, plain);
    if (own.length > 0) return own;
    const resolver = new Resolver({ timeout: QUESTION_MS, tries: TRIES });
    if (servers) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), timeLimit);
    try {
      return await asked(resolver, plain);
    } finally {
      clearTimeout(timer);
    }
  };
}

async function asked(resolver: Resolver, name: string): Promise<LookupAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length > 0) return found;
  const isMissing = [four, six].some(
    (answer) => answer.status === 'rejected' && [NOTFOUND, NODATA].includes(answer.reason?.code),
  );
  throw new PageError(
    isMissing ? 'There’s no site at that link.' : 'The name in that link takes too long to look up.',
  );
}

/** What the machine's owner has written down for a name. */
async function listed(path: string, name: string): Promise<LookupAddress[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const found: LookupAddress[] = [];
  for (const line of text.slice(0, HOSTS_BYTES_MAX).split('\n')) {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/);
    const family = isIP(address);
    if (family !== 0 && names.includes(name)) found.push({ address, family });
  }
  return found;
}
