/*
 * Runs before each test file of the storefront: in a document, elements that are loaded when they are first shown are waited for as long
 * as a busy machine takes, not for the second that is the default. Passing tests are not slower.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
