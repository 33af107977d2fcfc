import { CM_PER_INCH, INCHES_PER_FOOT, KG_PER_LB } from './energy-plans.ts';

/** Stored in feet and pounds; shown in the units the user prefers. */

export interface FeetAndInches {
  feet: number;
  inches: number;
}

const to = (value: number, digits: number): number => Number(value.toFixed(digits));

export function feetOf({ feet, inches }: FeetAndInches): number {
  return to(feet + inches / INCHES_PER_FOOT, 4);
}

export function feetAndInches(heightFt: number): FeetAndInches {
  const inches = Math.round(heightFt * INCHES_PER_FOOT);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}

export function feetOfCm(cm: number): number {
  return to(cm / CM_PER_INCH / INCHES_PER_FOOT, 4);
}

export function cmOfFeet(heightFt: number): number {
  return Math.round(heightFt * INCHES_PER_FOOT * CM_PER_INCH);
}

export function poundsOfKg(kg: number): number {
  return to(kg / KG_PER_LB, 2);
}

export function kgOfPounds(weightLbs: number): number {
  return to(weightLbs * KG_PER_LB, 1);
}
