/** "Found 1 recipe", "Found 24 recipes for your available equipment". */
export function foundLine(total: number, byEquipment = false): string {
  const count = `Found ${total} ${total === 1 ? 'recipe' : 'recipes'}`;
  return byEquipment ? `${count} for your available equipment` : count;
}
