import type { OwnRecipe } from '@crisper/contract/own-recipes';
import { COURSES, type Course } from '@crisper/contract/vocabulary';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ingredientLines, type RecipeErrors, type RecipeText, readText, stepLines } from './recipe-text.ts';

interface RecipeFormProps {
  value: RecipeText;
  onChange: (next: RecipeText) => void;
  onSave: (recipe: OwnRecipe) => void;
  saving: boolean;
  /** What the server found wrong. */
  refused: RecipeErrors;
  /** Beside the save button. */
  otherwise?: ReactNode;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function toggled(courses: readonly Course[], course: Course): Course[] {
  return courses.includes(course) ? courses.filter((one) => one !== course) : [...courses, course];
}

export function RecipeForm({ value, onChange, onSave, saving, refused, otherwise }: RecipeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<RecipeErrors>({});
  const errors = { ...refused, ...found };
  const set = (next: Partial<RecipeText>) => {
    onChange({ ...value, ...next });
    // A field that is being corrected stops complaining; the others wait for their turn.
    setFound(Object.fromEntries(Object.entries(found).filter(([name]) => !(name in next))));
  };
  const field = (name: 'title' | 'description' | 'servings' | 'prepTimeMin' | 'cookTimeMin') => ({
    value: value[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const submit = () => {
    const { recipe, errors: wrong } = readText(value);
    if (recipe) return onSave(recipe);
    setFound(wrong);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Title" maxLength={200} autoComplete="off" {...field('title')} />
      <TextArea
        label="Description"
        rows={2}
        maxLength={2000}
        hint="Optional. Where it comes from, what makes it good."
        {...field('description')}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Servings" inputMode="numeric" autoComplete="off" {...field('servings')} />
        <Field label="Prep time (minutes)" inputMode="numeric" autoComplete="off" {...field('prepTimeMin')} />
        <Field label="Cook time (minutes)" inputMode="numeric" autoComplete="off" {...field('cookTimeMin')} />
      </div>
      <fieldset>
        <legend className="mb-2 font-semibold">Course</legend>
        <div className="flex flex-wrap gap-2">
          {COURSES.map((course) => (
            <Chip
              key={course}
              selected={value.courses.includes(course)}
              onToggle={() => set({ courses: toggled(value.courses, course) })}
            >
              <span className="capitalize">{course}</span>
            </Chip>
          ))}
        </div>
        <p className="mt-2 text-ink-soft text-sm">Without one, the title decides.</p>
      </fieldset>
      <TextArea
        label="Ingredients"
        rows={6}
        placeholder={'2 cups flour\n3 eggs\n1 pinch salt'}
        value={value.ingredients}
        error={errors.ingredients}
        onChange={(event) => set({ ingredients: event.target.value })}
        hint={`One per line, with the amount first. ${counted(ingredientLines(value.ingredients).length, 'ingredient', 'ingredients')} so far.`}
      />
      <TextArea
        label="Steps"
        rows={6}
        placeholder={'Whisk the eggs with the flour.\nLet the batter rest for 20 minutes.'}
        value={value.steps}
        error={errors.steps}
        onChange={(event) => set({ steps: event.target.value })}
        hint={`One per line. Times such as “20 minutes” become timers. ${counted(stepLines(value.steps).length, 'step', 'steps')} so far.`}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="accent" size="lg" busy={saving}>
          {saving ? 'Saving…' : 'Save Recipe'}
        </Button>
        {otherwise}
      </div>
    </form>
  );
}
