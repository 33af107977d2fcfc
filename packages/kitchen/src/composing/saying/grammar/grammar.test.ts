import { describe, expect, it } from 'vitest';
import { contracted } from './contracted.ts';
import { german } from './de.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { Grammar, Noun } from './grammar.ts';
import { italian } from './it.ts';

/** "f Zwiebeln +" is a feminine plural. */
function noun(written: string): Noun {
  const [, gender = 'm', text = '', plus] = /^([mfn]) (.*?)( \+)?$/.exec(written)!;
  return { gender: gender as Noun['gender'], text, many: plus !== undefined };
}
const said = (grammar: Grammar, form: string, ...foods: string[]): string =>
  grammar.list(foods.map((food) => grammar.forms[form]!(noun(food))));

describe('German', () => {
  it.each([
    ['acc', 'm getrockneter Oregano', 'getrockneten Oregano'],
    ['dat', 'm getrockneter Oregano', 'getrocknetem Oregano'],
    ['dat', 'f rote Zwiebel', 'roter Zwiebel'],
    ['dat', 'n italienisches Weißbrot', 'italienischem Weißbrot'],
    ['dat', 'f rote Zwiebeln +', 'roten Zwiebeln'],
    ['dat', 'n Eier +', 'Eiern'],
    ['dat', 'm Äpfel +', 'Äpfeln'],
    ['dat', 'f Avocados +', 'Avocados'],
    ['dat', 'f Kichererbsen aus der Dose +', 'Kichererbsen aus der Dose'],
    ['gen', 'n Salz', 'Salzes'],
    ['den', 'm geräucherter Tofu', 'den geräucherten Tofu'],
    ['dem', 'f rote Linsen +', 'den roten Linsen'],
    ['der', 'n italienisches Weißbrot', 'das italienische Weißbrot'],
    ['des', 'm Reis', 'des Reises'],
  ])('%s: %s', (form, food, words) => expect(said(german, form, food)).toBe(words));

  it('lists and agrees', () => {
    expect(said(german, 'dem', 'n Hähnchen', 'm Reis', 'f Zwiebeln +')).toBe(
      'dem Hähnchen, dem Reis und den Zwiebeln',
    );
    const places = [['m Reis'], ['f Butter'], ['n Öl'], ['f Linsen +'], ['m Reis', 'n Öl']];
    expect(places.map((foods) => german.agreement(foods.map(noun)))).toEqual([0, 1, 2, 3, 3]);
  });
});

describe('French', () => {
  it.each([
    ['le', 'm ail', "l'ail"],
    ['le', "f huile d'olive", "l'huile d'olive"],
    ['le', 'm haricots verts +', 'les haricots verts'],
    ['le', 'm houmous', 'le houmous'],
    ['le', 'm yaourt', 'le yaourt'],
    ['de', 'm riz', 'du riz'],
    ['de', 'f crème', 'de la crème'],
    ['de', 'm œuf', "de l'œuf"],
    ['de', 'm oignons +', 'des oignons'],
    ['a', 'm ail', "à l'ail"],
    ['a', 'm poireaux +', 'aux poireaux'],
    ['a', 'm curry', 'au curry'],
    ['d', 'm épinards +', "d'épinards"],
    ['d', 'm haddock', 'de haddock'],
  ])('%s: %s', (form, food, words) => expect(said(french, form, food)).toBe(words));

  it('says a form before each food of a list, and agrees', () => {
    expect(said(french, 'd', 'm poulet', 'm ail')).toBe("de poulet et d'ail");
    const places = [['m riz'], ['f crème'], ['m riz', 'f crème'], ['f carottes +']];
    expect(places.map((foods) => french.agreement(foods.map(noun)))).toEqual([0, 1, 2, 3]);
  });
});

describe('Italian', () => {
  it.each([
    ['il', 'm riso', 'il riso'],
    ['il', 'm aglio', "l'aglio"],
    ['il', 'm zucchero', 'lo zucchero'],
    ['il', 'm yogurt', 'lo yogurt'],
    ['il', 'm spinaci +', 'gli spinaci'],
    ['il', 'm gnocchi +', 'gli gnocchi'],
    ['il', 'm champignon +', 'gli champignon'],
    ['il', 'f uova +', 'le uova'],
    ['il', 'f acqua', "l'acqua"],
    ['il', 'm hummus', "l'hummus"],
    ['di', 'm sale', 'del sale'],
    ['di', 'm scalogno', 'dello scalogno'],
    ['di', 'm aglio', "dell'aglio"],
    ['di', 'm funghi +', 'dei funghi'],
    ['a', 'm zenzero', 'allo zenzero'],
    ['su', 'f cipolle +', 'sulle cipolle'],
    ['in', 'm brodo', 'nel brodo'],
    ['da', 'm asparagi +', 'dagli asparagi'],
  ])('%s: %s', (form, food, words) => expect(said(italian, form, food)).toBe(words));

  it('says ed before an e', () =>
    expect(said(italian, 'nu', 'm riso', 'f erba cipollina')).toBe('riso ed erba cipollina'));
});

describe('Spanish', () => {
  it.each([
    ['el', 'f agua', 'el agua'],
    ['el', 'f aguas +', 'las aguas'],
    ['el', 'f harina', 'la harina'],
    ['el', 'f habas +', 'las habas'],
    ['de', 'm ajo', 'del ajo'],
    ['de', 'f sal', 'de la sal'],
    ['a', 'm arroz', 'al arroz'],
    ['a', 'm huevos +', 'a los huevos'],
  ])('%s: %s', (form, food, words) => expect(said(spanish, form, food)).toBe(words));

  it('says e before an i', () => {
    expect(said(spanish, 'nu', 'm pollo', 'm hinojo')).toBe('pollo e hinojo');
    expect(said(spanish, 'nu', 'm pollo', 'f hierbabuena')).toBe('pollo y hierbabuena');
  });
});

it('joins a preposition with the article behind it', () => {
  expect(contracted("Disporre su \uE003il pane e la brioche, su l'aglio", 'it')).toBe(
    "Disporre sul \uE003pane e la brioche, sull'aglio",
  );
  expect(contracted('Ein Löffel in dem Topf', 'de')).toBe('Ein Löffel im Topf');
  expect(contracted('der Topf, in dem es kocht', 'de')).toBe('der Topf, in dem es kocht');
  expect(contracted('un poco de el agua', 'es')).toBe('un poco del agua');
  expect(contracted('Ajouter à le riz', 'fr')).toBe('Ajouter au riz');
});
