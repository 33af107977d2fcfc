const USAGE = `crisper admin        people, invitations, jobs and settings, without a browser
crisper backup       everything into one file
crisper restore      such a file into an empty database
crisper recipes      match, read, import and export recipes
crisper foods        bring in products with bar codes
crisper vision       what the vision engine finds in photos
crisper settings     every setting, and what is in force

In a checkout: npm run admin -- …, and so on.`;

/** Each program reads its own arguments, and is imported only when it is used. */
const PROGRAMS: Readonly<Record<string, () => Promise<unknown>>> = {
  admin: () => import('./admin.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  recipes: () => import('./recipes.ts'),
  foods: () => import('./foods.ts'),
  vision: () => import('@crisper/vision/cli/vision'),
  settings: () => import('./settings.ts'),
  // For the Dockerfile only.
  'prepare-database': () => import('./prepare-database.ts'),
};

const [name = ''] = process.argv.splice(2, 1);
const load = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
if (load) await load();
else {
  console.error(USAGE);
  process.exitCode = 2;
}

export {};
