import { t } from '@lingui/core/macro';
/** The four steps of how Crisper works, for the landing page and the recipes page. */
export const steps = [
  {
    id: 'snap',
    title: t`Snap`,
    text: t`Photograph the fridge, the pantry or just the counter. One picture is enough, several are better.`,
  },
  {
    id: 'check',
    title: t`Check`,
    text: t`Crisper names what it sees. Tap away what isn’t there, and add what it missed.`,
  },
  {
    id: 'pick',
    title: t`Pick`,
    text: t`Recipes come ranked by how much of them you already have. 100% means: cook it now.`,
  },
  {
    id: 'cook',
    title: t`Cook`,
    text: t`Follow one step at a time, with timers, heat and what it should look like.`,
  },
] as const;
