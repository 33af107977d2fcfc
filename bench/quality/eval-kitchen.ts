import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FOOD_LANGUAGES } from '@crisper/kitchen/foods/localized/shown-names';
import type { Row } from '../row.ts';
import { printTable } from '../table.ts';
import { evaluateComposed, printDishes } from './eval-kitchen-composed.ts';
import { evaluateFridges } from './eval-kitchen-fridges.ts';
import { evaluateLines, evaluateUnseenSites, hasLabelledLines, printSample } from './eval-kitchen-lines.ts';
import { evaluateLists } from './eval-kitchen-lists.ts';
import { evaluatePages, loadPages } from './eval-kitchen-pages.ts';
import { evaluatePlans, printHomes, printWeeks } from './eval-kitchen-plans.ts';
import { evaluateQuestions } from './eval-kitchen-questions.ts';
import { evaluateRanking } from './eval-kitchen-ranking.ts';
import { rowsOfLines } from './lines-abroad.ts';
import { rowsOfThings } from './things-abroad.ts';

/**
 * Evaluates the kitchen on data outside the repository: npm run eval:kitchen -- DIRECTORY [--verbose] [--sample=N] [--cross-site]
 * A directory may hold labelled lines (*.csv), recipe pages (SITE/NAME.html), recipes (*.md), labelled photos of fridges (val.json), or
 * directories of these. --only=ranking leaves out the rest.
 * Or, with nothing but the repository: npm run eval:kitchen -- --plans 200 [--verbose] judges meal plans of made-up households,
 * npm run eval:kitchen -- --weeks 25 [--from 25] prints whole weeks to read.
 * npm run eval:kitchen -- --homes SEED [--set tuning|second|random] prints those of twelve households as they describe themselves
 * (fixtures/plan-homes.data.ts, -second, or made by chance from the seed).
 * npm run eval:kitchen -- --lists 40 [--from N] [--sample N] judges their shopping lists, and prints N lines to read.
 * npm run eval:kitchen -- --composed 5000 [--verbose] lets the cook's check look at recipes before they are served.
 * npm run eval:kitchen -- --dishes 20 [--from 20] [--language fr] prints the first two dishes of so many fridges, to read as a cook would.
 * npm run eval:kitchen -- --fridges [tuning|kept|poor] looks for the dish that a cook would make, and prints first fives to read.
 * npm run eval:kitchen -- --questions FILE [--verbose] asks the chef of cooking mode: bench/fixtures/questions.jsonl, by
 * which it was mended, as by -unseen and -blind after they were judged once, questions-fresh.jsonl, or questions-kitchen.jsonl,
 * of which a third may be read while mending.
 * npm run eval:kitchen -- --abroad [dev|unseen] [--verbose] reads lines, tills, packs and searches in four languages.
 * --sample=N prints readings to check by hand instead of the table; --verbose prints the errors on standard error, those of
 * calories only for the half of the sites that is for looking.
 */
const [directory, ...flags] = process.argv.slice(2);
const numberAfter = (flag: string, otherwise = 0): number => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? otherwise : Number(process.argv[at + 1]) || otherwise;
};
if (numberAfter('--dishes') > 0) {
  const language = process.argv[process.argv.indexOf('--language') + 1];
  await printDishes(
    numberAfter('--dishes'),
    numberAfter('--from'),
    FOOD_LANGUAGES.find((one) => one === language),
  );
  process.exit(0);
}
if (numberAfter('--weeks') > 0) {
  await printWeeks(numberAfter('--weeks'), numberAfter('--from'));
  process.exit(0);
}
if (numberAfter('--homes') > 0) {
  const set = process.argv.indexOf('--set');
  await printHomes(numberAfter('--homes'), set < 0 ? undefined : process.argv[set + 1]);
  process.exit(0);
}
if (numberAfter('--plans') > 0) {
  const rows = await evaluatePlans(numberAfter('--plans'), flags.includes('--verbose'));
  printTable(rows);
  process.exit(rows.every((row) => row.ok) ? 0 : 1);
}
if (numberAfter('--lists') > 0) {
  const rows = await evaluateLists(numberAfter('--lists'), numberAfter('--from'), numberAfter('--sample'));
  printTable(rows);
  process.exit(rows.every((row) => row.ok) ? 0 : 1);
}
if (numberAfter('--composed') > 0) {
  const rows = evaluateComposed(numberAfter('--composed'), flags.includes('--verbose'));
  printTable(rows);
  process.exit(rows.every((row) => row.ok) ? 0 : 1);
}
if (process.argv.includes('--abroad')) {
  const isVerbose = flags.includes('--verbose');
  const rows = [
    ...rowsOfLines(flags.includes('unseen') ? 'unseen' : 'dev', isVerbose),
    ...rowsOfThings(isVerbose),
  ];
  printTable(rows);
  process.exit(0);
}
if (process.argv.includes('--fridges')) {
  const rows = await evaluateFridges(process.argv.at(-1) ?? '');
  printTable(rows);
  process.exit(rows.every((row) => row.ok) ? 0 : 1);
}
const questionsAt = process.argv.indexOf('--questions');
if (questionsAt > 0) {
  const rows = await evaluateQuestions(process.argv[questionsAt + 1] ?? '', flags.includes('--verbose'));
  printTable(rows);
  process.exit(rows.every((row) => row.ok) ? 0 : 1);
}
if (directory === undefined || !existsSync(directory) || !statSync(directory).isDirectory()) {
  console.error(
    'usage: npm run eval:kitchen -- DIRECTORY [--verbose] [--sample=N] [--cross-site] | --plans N | --weeks N [--from N] | --homes SEED | --lists N | --composed N | --fridges | --questions FILE',
  );
  process.exit(2);
}
const sample = Number(flags.find((flag) => flag.startsWith('--sample='))?.slice('--sample='.length) ?? 0);

function evaluate(path: string): Row[] {
  const rows: Row[] = [];
  if (hasLabelledLines(path)) {
    rows.push(...evaluateLines(path));
    if (flags.includes('--cross-site')) rows.push(...evaluateUnseenSites(path));
  }
  if (loadPages(path).length > 0) rows.push(...evaluatePages(path, flags.includes('--verbose')));
  return rows;
}

const below = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const places = [directory, ...below.map(({ name }) => join(directory, name))];
if (sample > 0) for (const path of places.filter(hasLabelledLines)) printSample(path, sample);
else {
  const isRankingOnly = flags.includes('--only=ranking');
  const own = isRankingOnly ? [] : evaluate(directory);
  const rows = own.length > 0 || isRankingOnly ? own : places.slice(1).flatMap(evaluate);
  rows.push(...(await evaluateRanking(places, flags.includes('--verbose'))));
  if (rows.length === 0) {
    console.error(
      `${directory} holds no labelled lines (*.csv), recipe pages (SITE/NAME.html with NAME.json), recipes (*.md) or labelled photos (val.json)`,
    );
    process.exit(1);
  }
  printTable(rows);
  process.exitCode = rows.every((row) => row.ok) ? 0 : 1;
}
