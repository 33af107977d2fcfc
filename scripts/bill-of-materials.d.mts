export function writeBillOfMaterials(folder?: string): void;
