/** The four steps of how Crisper works, for the landing page and the recipes page. */
export const steps = [
  {
    title: 'Snap',
    text: 'Photograph the fridge, the pantry or just the counter. One picture is enough, several are better.',
  },
  { title: 'Check', text: 'Crisper names what it sees. Tap away what isn’t there, and add what it missed.' },
  {
    title: 'Pick',
    text: 'Recipes come ranked by how much of them you already have. 100% means: cook it now.',
  },
  { title: 'Cook', text: 'Follow one step at a time, with timers, heat and what it should look like.' },
] as const;
