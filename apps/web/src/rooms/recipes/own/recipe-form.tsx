import type { OwnRecipe } from '@crisper/contract/recipes/own-recipes';
import { COURSES, type Course } from '@crisper/contract/vocabulary';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { ingredientLines, type RecipeText, stepLines } from './recipe-text.ts';

interface RecipeFormProps {
  form: UseFormReturn<RecipeText, unknown, OwnRecipe>;
  onSave: (recipe: OwnRecipe) => void;
  saving: boolean;
  /** Shown beside the save button. */
  otherwise?: ReactNode;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function toggled(courses: readonly Course[], course: Course): Course[] {
  return courses.includes(course) ? courses.filter((one) => one !== course) : [...courses, course];
}

export function RecipeForm({ form, onSave, saving, otherwise }: RecipeFormProps) {
  const { errors } = form.formState;
  const [courses, ingredients, steps] = form.watch(['courses', 'ingredients', 'steps']);
  const field = (name: Exclude<keyof RecipeText, 'courses' | 'sourceUrl' | 'imageUrl'>) => ({
    ...form.register(name),
    error: errors[name]?.message,
  });

  return (
    <form noValidate className="grid gap-6" onSubmit={form.handleSubmit(onSave)}>
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
              selected={courses.includes(course)}
              onToggle={() => form.setValue('courses', toggled(courses, course))}
            >
              <span className="capitalize">{course}</span>
            </Chip>
          ))}
        </div>
        <p className="mt-2 text-ink-soft text-sm">If you don’t choose one, we go by the title.</p>
      </fieldset>
      <TextArea
        label="Ingredients"
        rows={6}
        placeholder={'2 cups flour\n3 eggs\n1 pinch salt'}
        hint={`One per line, with the amount first. “1 batch pizza dough” brings in your recipe of that name. ${counted(ingredientLines(ingredients).length, 'ingredient', 'ingredients')} so far.`}
        {...field('ingredients')}
      />
      <TextArea
        label="Steps"
        rows={6}
        placeholder={'Whisk the eggs with the flour.\nLet the batter rest for 20 minutes.'}
        hint={`One per line. Times such as “20 minutes” become timers. ${counted(stepLines(steps).length, 'step', 'steps')} so far.`}
        {...field('steps')}
      />
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={saving}>
          {saving ? 'Saving…' : 'Save Recipe'}
        </Button>
        {otherwise}
      </div>
    </form>
  );
}
