export interface Hit {
  id: string;
  percentage: number;
  /** Number of foods at hand that it uses, without staples. */
  uses: number;
  usesSoon: number;
  /** A food is missing without which it is another dish. */
  lacksKey: boolean;
  /** It uses a food that the cook would plan a dinner around. */
  usesProtein: boolean;
  family: number;
  twin: number;
  main: number;
  isFlatbread: boolean;
  isImprovised: boolean;
  rank: number;
}
