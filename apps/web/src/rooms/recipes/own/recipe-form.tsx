import type { OwnRecipe } from '@crisper/contract/recipes/own-recipes';
import { COURSES, type Course } from '@crisper/contract/vocabulary';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { COURSE_NAMES } from '../../../shared/word-names.ts';
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
      <Field label={t`Title`} maxLength={200} autoComplete="off" {...field('title')} />
      <TextArea
        label={t`Description`}
        rows={2}
        maxLength={2000}
        hint={t`Optional. Where it comes from, what makes it good.`}
        {...field('description')}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t`Servings`} inputMode="numeric" autoComplete="off" {...field('servings')} />
        <Field
          label={t`Prep time (minutes)`}
          inputMode="numeric"
          autoComplete="off"
          {...field('prepTimeMin')}
        />
        <Field
          label={t`Cook time (minutes)`}
          inputMode="numeric"
          autoComplete="off"
          {...field('cookTimeMin')}
        />
      </div>
      <fieldset>
        <legend className="mb-2 font-semibold">
          <Trans>Course</Trans>
        </legend>
        <div className="flex flex-wrap gap-2">
          {COURSES.map((course) => (
            <Chip
              key={course}
              selected={courses.includes(course)}
              onToggle={() => form.setValue('courses', toggled(courses, course))}
            >
              <span className="inline-block first-letter:uppercase">{COURSE_NAMES[course]}</span>
            </Chip>
          ))}
        </div>
        <p className="mt-2 text-ink-soft text-sm">
          <Trans>If you don’t choose one, we go by the title.</Trans>
        </p>
      </fieldset>
      <TextArea
        label={t`Ingredients`}
        rows={6}
        placeholder={t`2 cups flour
3 eggs
1 pinch salt`}
        hint={t`One per line, with the amount first. “1 batch pizza dough” brings in your recipe of that name. ${plural(
          ingredientLines(ingredients).length,
          { one: '# ingredient so far.', other: '# ingredients so far.' },
        )}`}
        {...field('ingredients')}
      />
      <TextArea
        label={t`Steps`}
        rows={6}
        placeholder={t`Whisk the eggs with the flour.
Let the batter rest for 20 minutes.`}
        hint={t`One per line. Times such as “20 minutes” become timers. ${plural(stepLines(steps).length, {
          one: '# step so far.',
          other: '# steps so far.',
        })}`}
        {...field('steps')}
      />
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={saving}>
          {saving ? t`Saving…` : t`Save Recipe`}
        </Button>
        {otherwise}
      </div>
    </form>
  );
}
