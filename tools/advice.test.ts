import { expect, it } from 'vitest';
import { adviceOn } from './advice.ts';

it.each([
  ["error TS2307: Cannot find module './+types/home-route' or its corresponding type declarations.", 'list the route'],
  ["error TS2307: Cannot find module '#storefront/i18n/paraglide/messages.js' or its", 'run `npm run generate`'],
  [
    "Property 'x' does not exist on type 'typeof import(\"/a/storefront/i18n/paraglide/messages/_index\")'.",
    'messages -- add',
  ],
  ["error TS2307: Cannot find module '#storefront/nowhere.ts' or its corresponding", 'cannot be resolved'],
  ["error TS2307: Cannot find module './nowhere.ts' or its corresponding type declarations.", 'cannot be resolved'],
  ["error TS2307: Cannot find module 'left-pad' or its corresponding type declarations.", 'npm install'],
  ["Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'left-pad' imported from /a/server/app.ts", 'npm install'],
  ['not assignable to parameter of type \'SelectExpression<Database, "products">\'.', 'generated from the migrations'],
  ['does not exist in type \'InsertExpression<Database, "products">\'.', 'generated from the migrations'],
])('a failed check prints advice: %s', (output, advice) => {
  expect(adviceOn(output)).toEqual([expect.stringContaining(advice)]);
});

it('prints no advice for an unknown problem', () => {
  expect(adviceOn("error TS2322: Type 'string' is not assignable to type 'number'.")).toEqual([]);
});
