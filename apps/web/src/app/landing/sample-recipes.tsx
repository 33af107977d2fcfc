import { Clock, Flame } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { sampleRecipes } from '../content/marketing.ts';
import { PlateArt } from './plate-art.tsx';
import { Section } from './section.tsx';

export function SampleRecipes() {
  return (
    <Section
      title="Dinner, from what is there"
      lead="Three plates that the shelf above could turn into tonight."
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {sampleRecipes.map((recipe) => (
          <li key={recipe.title}>
            <Card className="h-full overflow-hidden">
              <div className="aspect-[16/10]">
                <PlateArt look={recipe.look} />
              </div>
              <div className="p-5">
                <Badge tone="herb">{recipe.match}% match</Badge>
                <h3 className="mt-3 text-xl">{recipe.title}</h3>
                <p className="mt-1 text-ink-soft text-sm">Uses {recipe.uses.join(', ')}</p>
                <p className="mt-4 flex gap-5 text-ink-soft text-sm tabular-nums">
                  <span className="flex items-center gap-1.5">
                    <Clock aria-hidden className="size-4" />
                    {recipe.minutes} min
                  </span>
                  <span className="flex items-center gap-1.5">
                    <Flame aria-hidden className="size-4" />
                    about {recipe.calories} kcal
                  </span>
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
