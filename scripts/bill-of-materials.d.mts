export function writeBillOfMaterials(folder?: string): Promise<void>;
