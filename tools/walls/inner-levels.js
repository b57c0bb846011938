/**
 * Folders inside features of many files, from low to high: a folder may import its own level and the levels before it. `.` stands for
 * the files that are not in a folder. A feature listed here must list all of its folders.
 * @type {Record<string, string[][]>}
 */
export const innerLevels = {
  'server/search': [['analysis'], ['index'], ['interpretation'], ['results'], ['.']],
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const innerLevelRules = Object.entries(innerLevels).flatMap(([feature, levels]) => {
  const filesOf = (/** @type {string[]} */ level) =>
    `^${feature}/(?:${level.map((folder) => (folder === '.' ? '[^/]+$' : `${folder}/`)).join('|')})`;
  return levels.slice(0, -1).map((level, index) => ({
    name: `${feature.replace('/', '-')}-level-${index}-below-${index + 1}`,
    severity: 'error',
    comment: `${feature}/${level.join(', ')} must not depend on what is built on it: pass the value in, or move this code up to the caller.`,
    from: { path: filesOf(level) },
    to: { path: filesOf(levels.slice(index + 1).flat()) },
  }));
});
