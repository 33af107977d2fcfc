export function instructionsOf(dockerfile: string): { name: string; rest: string }[];
