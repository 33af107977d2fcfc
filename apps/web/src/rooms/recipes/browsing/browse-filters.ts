import { COURSES, type Course, DIFFICULTIES, type Difficulty } from '@crisper/contract/vocabulary';
import { type DietChoice, readDiets } from '../../../shared/diets/diet-choice.ts';

/** The server's limit for a search text. */
export const SEARCH_MAX = 120;

export const TILES = ['stove', 'oven', 'microwave', 'air-fryer', 'grill', 'no-cook'] as const;
export type Tile = (typeof TILES)[number];

const TABS = ['discover', 'trending', 'quick'] as const;
export type Tab = (typeof TABS)[number];

function oneOf<Word extends string>(words: readonly Word[], given: string | null): Word | null {
  return words.find((word) => word === given) ?? null;
}

function searchOf(address: URLSearchParams): string {
  return (address.get('search') ?? '').trim().slice(0, SEARCH_MAX);
}

export interface DiscoveryFilters extends DietChoice {
  search: string;
  category: Course | 'all';
  difficulty: Difficulty | 'all';
  tab: Tab;
}

/** The filters in the address; invalid values are ignored. */
export function readDiscovery(address: URLSearchParams): DiscoveryFilters {
  return {
    search: searchOf(address),
    category: oneOf(COURSES, address.get('category')) ?? 'all',
    difficulty: oneOf(DIFFICULTIES, address.get('difficulty')) ?? 'all',
    tab: oneOf(TABS, address.get('tab')) ?? 'discover',
    ...readDiets(address),
  };
}

export function isSearching({ search, category, difficulty, diets }: DiscoveryFilters): boolean {
  return search !== '' || category !== 'all' || difficulty !== 'all' || diets.length > 0;
}

export interface EquipmentFilters extends DietChoice {
  search: string;
  equipment: readonly Tile[];
}

/** In the tiles' order, so that the same choice always gives the same address and cache entry. */
export function readEquipment(address: URLSearchParams): EquipmentFilters {
  const given = (address.get('equipment') ?? '').split(',');
  return {
    search: searchOf(address),
    equipment: TILES.filter((tile) => given.includes(tile)),
    ...readDiets(address),
  };
}

/** The address with these filters; empty ones and "all" are left out, other parameters stay. */
export function withFilters(address: URLSearchParams, filters: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(filters)) {
    if (value === '' || value === 'all') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
