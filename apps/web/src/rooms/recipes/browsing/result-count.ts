/** "Found 1 recipe", "Found 24 recipes for your available equipment"; of very many, "Found 1,000+ recipes". */
export function resultCount(total: string, byEquipment = false): string {
  const count = `Found ${total} ${total === '1' ? 'recipe' : 'recipes'}`;
  return byEquipment ? `${count} for your available equipment` : count;
}

export function totalText(total: number, isCapped: boolean): string {
  return isCapped ? `${total.toLocaleString('en')}+` : String(total);
}
