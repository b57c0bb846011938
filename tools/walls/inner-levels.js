/**
 * Levels of the folders inside large features, from low to high: a folder may import its own level and lower levels. `.` means
 * the files directly in the feature's folder. A feature listed here must list all of its folders.
 * @type {Record<string, string[][]>}
 */
export const innerLevels = {
  'server/content': [['blocks'], ['menus'], ['articles', 'check', 'operator', '.']],
  'server/messaging': [['templates'], ['layout'], ['.']],
  'server/readiness': [['checks', '.']],
  'server/search': [['analysis'], ['index'], ['interpretation'], ['results'], ['.']],
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const innerLevelRules = Object.entries(innerLevels).flatMap(([feature, levels]) => {
  const filesOf = (/** @type {string[]} */ level) =>
    `^${feature}/(?:${level.map((folder) => (folder === '.' ? '[^/]+$' : `${folder}/`)).join('|')})`;
  return levels.slice(0, -1).map((level, index) => ({
    name: `${feature.replace('/', '-')}-level-${index}-below-${index + 1}`,
    severity: 'error',
    comment: `${feature}/${level.join(', ')} must not import higher levels: take the value as an argument, or move this code to the caller.`,
    from: { path: filesOf(level) },
    to: { path: filesOf(levels.slice(index + 1).flat()) },
  }));
});
